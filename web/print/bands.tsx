import { useState } from 'react'
import { isPhone, limitPhone } from '#common/phone-input.ts'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Choices } from '#ui/choices.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet, SheetCode, Sheets, ToFill } from './sheet.tsx'
import { bandTexts, printTexts } from './texts.ts'
import './bands.css'

type BandKind = 'band' | 'card'
/** The wearer. Empty fields become lines to fill in with a pen; `code` is the band's number. */
type Wearer = { code: string; name: string; phone: string; camp: string }

const perSheet = 8
/** How many letters may be typed. `limitPhone` limits a number. */
const most = { name: 40, phone: undefined, camp: 60 }
const isWrong = ({ phone }: Wearer) => phone.trim() !== '' && !isPhone(phone)

/** `/print/bands`: wrist bands and pocket cards, eight to a sheet. What is typed is neither stored nor sent. */
export function Bands() {
  const t = useText(bandTexts)
  const kit = useText(kitTexts)
  const [kind, setKind] = useState<BandKind>('band')
  const [wearers, setWearers] = useState<readonly Wearer[]>(() => [wearer()])
  const [blanks, setBlanks] = useState(() => wearersOf(perSheet - 1))
  const [isChecked, setChecked] = useState(false)
  const isAnyWrong = wearers.some(isWrong)
  const all = [...wearers, ...blanks]
  const sheets = Array.from({ length: Math.ceil(all.length / perSheet) }, (_, n) =>
    all.slice(n * perSheet, (n + 1) * perSheet),
  )
  const change = (code: string, field: keyof typeof most, typed: string) => {
    const value = field === 'phone' ? limitPhone(typed) : typed
    setWearers(known => known.map(one => (one.code === code ? { ...one, [field]: value } : one)))
  }
  const add = () => {
    setWearers([...wearers, wearer()])
    // A typed one replaces an empty one; after a full sheet comes another.
    setBlanks(blanks.length > 0 ? blanks.slice(1) : wearersOf(perSheet - 1))
  }
  return (
    <Sheets
      count={sheets.length}
      onPrint={() => {
        setChecked(true)
        if (!isAnyWrong) print()
      }}
      form={
        <>
          <p>{t('lead')}</p>
          <Choices
            name="kind"
            legend={t('kind')}
            choices={(['band', 'card'] as const).map(id => ({ id, label: t(id) }))}
            value={kind}
            disabled={false}
            onChoose={setKind}
          />
          {wearers.map((wearer, index) => (
            <fieldset key={wearer.code} className="stack wearer">
              <legend>{t('person', { n: index + 1 })}</legend>
              {(['name', 'phone', 'camp'] as const).map(field => (
                <TextField
                  key={field}
                  label={t(field)}
                  aside={kit('optional')}
                  type={field === 'phone' ? 'tel' : 'text'}
                  autoComplete="off"
                  maxLength={most[field]}
                  error={field === 'phone' && isChecked && isWrong(wearer) ? t('phoneDigits') : undefined}
                  value={wearer[field]}
                  onChange={value => change(wearer.code, field, value)}
                />
              ))}
            </fieldset>
          ))}
          <div className="cluster">
            <button type="button" className="btn btn--line" onClick={add}>
              <Icon name="i-plus" size={20} />
              {t('add')}
            </button>
            <button
              type="button"
              className="btn btn--line"
              onClick={() => setBlanks([...blanks, ...wearersOf(perSheet)])}
            >
              {t('empty')}
            </button>
          </div>
          {isChecked && isAnyWrong ? (
            <p role="alert" className="err">
              {t('mend')}
            </p>
          ) : null}
        </>
      }
    >
      {sheets.map(sheet => (
        <BandSheet key={sheet[0]?.code} kind={kind} wearers={sheet} />
      ))}
    </Sheets>
  )
}

// No letters that look like digits.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const wearer = (): Wearer => ({ code: newCode(), name: '', phone: '', camp: '' })
const wearersOf = (count: number) => Array.from({ length: count }, wearer)

/** Six random characters, one code of 900 million, so that duplicates are very unlikely. No list of codes is kept. */
function newCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6))
  return [...numbers].map(number => signs[number % signs.length]).join('')
}

/** Eight bands or cards on one sheet, with lines for cutting and folding. */
function BandSheet({ kind, wearers }: { kind: BandKind; wearers: readonly Wearer[] }) {
  const One = kind === 'band' ? Band : Card
  return (
    <Sheet className="paper--bands">
      <header>
        <h2>{bandTexts[`${kind}Title`].hi}</h2>
        <small lang="en">{bandTexts[`${kind}Title`].en}</small>
      </header>
      <div className={`cut-outs cut-outs--${kind}`}>
        {wearers.map(wearer => (
          <One key={wearer.code} wearer={wearer} />
        ))}
      </div>
      <p>{bandTexts.only.hi}</p>
    </Sheet>
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
    <ToFill label={bandTexts.name.hi} value={wearer.name} />
    <FoldIn wearer={wearer} />
  </div>
)

const Card = ({ wearer }: Props) => (
  <div className="card-out">
    <div>
      <b>{bandTexts.lost.hi}</b>
      <small lang="en">{bandTexts.lost.en}</small>
      <ToFill label={bandTexts.name.hi} value={wearer.name} />
      <Calls />
    </div>
    <div>
      <Code code={wearer.code} />
      <strong>{wearer.code}</strong>
    </div>
    <FoldIn wearer={wearer} />
  </div>
)

/** The part that is hidden until somebody unfolds it. */
const FoldIn = ({ wearer }: Props) => (
  <div className="fold-in">
    <small>{bandTexts.fold.hi}</small>
    <ToFill label={bandTexts.phone.hi} value={wearer.phone} />
    <ToFill label={bandTexts.camp.hi} value={wearer.camp} />
  </div>
)

/** A code that opens 'I found somebody' with the band's number, after a # so that it is not sent to a server. */
const Code = ({ code }: { code: string }) => (
  <SheetCode path={`${paths.missingPerson()}#band=${code}`} label={`${bandTexts.finder.hi} ${code}`} />
)

const Calls = () => (
  <p>
    {printTexts.helpDesk.hi} <b>155304</b> · {bandTexts.police.hi} <b>112</b>
  </p>
)
