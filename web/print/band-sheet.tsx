import type { Text } from '#common/text.ts'
import { QrCode } from '#features/vehicles/qr-code.tsx'
import { paths } from '#kit/web/paths.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { bandTexts } from './band-texts.ts'
import { sayEdition } from './edition.ts'
import { printTexts } from './texts.ts'

export type BandKind = 'band' | 'card'
/** Who wears it. Empty words are lines to fill with a pen; `code` is the number of the band. */
export type Wearer = { code: string; name: string; phone: string; camp: string }

/** Eight bands or cards on one sheet, with lines to cut and to fold. */
export function BandSheet({ kind, wearers }: { kind: BandKind; wearers: readonly Wearer[] }) {
  const One = kind === 'band' ? Band : Card
  return (
    <article className={`paper paper--${kind}s`} lang="hi">
      <header>
        <h2>{bandTexts[`${kind}Title`].hi}</h2>
        <small lang="en">{bandTexts[`${kind}Title`].en}</small>
      </header>
      <div className="cut-outs">
        {wearers.map(wearer => (
          <One key={wearer.code} wearer={wearer} />
        ))}
      </div>
      <p>{bandTexts.only.hi}</p>
      <footer>
        <span>{sayEdition(serverNow(), 'hi')}</span>
        <span>{printTexts.corporation.hi}</span>
      </footer>
    </article>
  )
}

type Props = { wearer: Wearer }

const Band = ({ wearer }: Props) => (
  <div className="band-out">
    <Code code={wearer.code} />
    <div>
      <strong>{wearer.code}</strong>
      <b>{bandTexts.lost.hi}</b>
      <Calls />
    </div>
    <Line label={bandTexts.name} value={wearer.name} />
    <div className="fold-in">
      <small>{bandTexts.fold.hi}</small>
      <Line label={bandTexts.phone} value={wearer.phone} />
      <Line label={bandTexts.camp} value={wearer.camp} />
    </div>
  </div>
)

const Card = ({ wearer }: Props) => (
  <div className="card-out">
    <div>
      <b>{bandTexts.lost.hi}</b>
      <small lang="en">{bandTexts.lost.en}</small>
      <Line label={bandTexts.name} value={wearer.name} />
      <Calls />
    </div>
    <div>
      <Code code={wearer.code} />
      <strong>{wearer.code}</strong>
    </div>
    <div className="fold-in">
      <small>{bandTexts.fold.hi}</small>
      <Line label={bandTexts.phone} value={wearer.phone} />
      <Line label={bandTexts.camp} value={wearer.camp} />
    </div>
  </div>
)

/** Opens 'I found somebody' with the number of the band, after a # that no server is sent. */
const Code = ({ code }: { code: string }) => (
  <QrCode
    value={`${location.origin}${paths.missingPerson()}#band=${code}`}
    label={`${bandTexts.finder.hi} ${code}`}
    className="code"
  />
)

const Calls = () => (
  <p>
    {printTexts.helpDesk.hi} <b>155304</b> · {bandTexts.police.hi} <b>112</b>
  </p>
)

/** A word that was typed, or a line to write it on. */
const Line = ({ label, value }: { label: Text; value: string }) => (
  <p className="to-fill">
    {label.hi}
    {value.trim() ? <b dir="auto">{value}</b> : <i />}
  </p>
)
