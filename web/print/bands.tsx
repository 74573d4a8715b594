import { useState } from 'react'
import { isPhone, limitPhone } from '#common/phone-input.ts'
import { useText } from '#kit/web/language.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { Choices } from '#ui/choices.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { type BandKind, BandSheet, type Wearer } from './band-sheet.tsx'
import { bandTexts } from './band-texts.ts'
import './bands.css'
import { PrintBar } from './print-bar.tsx'

const perSheet = 8

/**
 * `/print/bands`: wrist bands and pocket cards, eight to a sheet. What is typed is state of this page alone: it is neither
 * stored nor sent, so it is gone with the page.
 */
export function Bands() {
  const t = useText(bandTexts)
  const kit = useText(kitTexts)
  const [kind, setKind] = useState<BandKind>('band')
  const [wearers, setWearers] = useState<readonly Wearer[]>(() => [wearer()])
  const [blanks, setBlanks] = useState(() => wearersOf(perSheet - 1))
  const [isChecked, setChecked] = useState(false)
  const wrong = wearers.filter(({ phone }) => phone.trim() !== '' && !isPhone(phone))
  const all = [...wearers, ...blanks]
  const sheets = Array.from({ length: Math.ceil(all.length / perSheet) }, (_, n) =>
    all.slice(n * perSheet, (n + 1) * perSheet),
  )
  const change = (code: string, part: Partial<Wearer>) =>
    setWearers(known => known.map(one => (one.code === code ? { ...one, ...part } : one)))
  const add = () => {
    setWearers([...wearers, wearer()])
    // A typed one takes the place of an empty one, and a full sheet is followed by another.
    setBlanks(blanks.length > 0 ? blanks.slice(1) : wearersOf(perSheet - 1))
  }
  return (
    <>
      <PrintBar
        sheets={sheets.length}
        onPrint={() => {
          setChecked(true)
          if (wrong.length === 0) print()
        }}
      >
        <p>{t('lead')}</p>
        <Choices
          name="kind"
          legend={t('kind')}
          choices={(['band', 'card'] as const).map(id => ({ id, label: t(id) }))}
          value={kind}
          disabled={false}
          onChoose={setKind}
        />
        {wearers.map(({ code, name, phone, camp }, index) => (
          <fieldset key={code} className="wearer">
            <legend>{t('person', { n: index + 1 })}</legend>
            <TextField
              label={t('name')}
              aside={kit('optional')}
              autoComplete="off"
              maxLength={40}
              value={name}
              onChange={value => change(code, { name: value })}
            />
            <TextField
              label={t('phone')}
              aside={kit('optional')}
              type="tel"
              autoComplete="off"
              error={isChecked && phone.trim() && !isPhone(phone) ? t('phoneDigits') : undefined}
              value={phone}
              onChange={value => change(code, { phone: limitPhone(value) })}
            />
            <TextField
              label={t('camp')}
              aside={kit('optional')}
              autoComplete="off"
              maxLength={60}
              value={camp}
              onChange={value => change(code, { camp: value })}
            />
          </fieldset>
        ))}
        <div className="print-keys">
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
        {isChecked && wrong.length > 0 ? (
          <p role="alert" className="print-wrong">
            {t('mend')}
          </p>
        ) : null}
      </PrintBar>
      <div className="papers">
        {sheets.map(sheet => (
          <BandSheet key={sheet[0]?.code} kind={kind} wearers={sheet} />
        ))}
      </div>
    </>
  )
}

// No letters that look like figures.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const wearer = (): Wearer => ({ code: newCode(), name: '', phone: '', camp: '' })
const wearersOf = (count: number) => Array.from({ length: count }, wearer)

/** Six random signs: one of 900 million, so that two sheets hardly ever share one. Nobody keeps a list of them. */
function newCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6))
  return [...numbers].map(number => signs[number % signs.length]).join('')
}
