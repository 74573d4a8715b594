import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { LabelPapers } from '../label-paper.tsx'
import { SlipPapers } from '../slip-paper.tsx'
import style from './slips.module.css'
import { parkingSlipsTexts } from './texts.ts'

/** Prints slips or labels with these numbers: the keys choose which of the two the paper shows. */
export function PrintKeys({ numbers }: { numbers: readonly string[] }) {
  const t = useText(parkingSlipsTexts)
  const [kind, setKind] = useState<'slips' | 'labels'>('slips')
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    print()
    setPrinting(false)
  }, [isPrinting])
  const start = (what: typeof kind) => {
    setKind(what)
    setPrinting(true)
  }
  const slips = numbers.map(vehicle_id => ({ vehicle_id }))
  return (
    <section className={style.print}>
      {kind === 'slips' ? <SlipPapers slips={slips} /> : <LabelPapers numbers={numbers} />}
      <p role="status">
        <b>{t('ready', { n: numbers.length })}</b>
      </p>
      <button type="button" className="btn btn--main" onClick={() => start('slips')}>
        <Icon name="i-print" />
        {t('printSlips')}
      </button>
      <button type="button" className="btn btn--line" onClick={() => start('labels')}>
        <Icon name="i-print" />
        {t('printLabels')}
      </button>
      <p className="tiny">{t('labelUse')}</p>
    </section>
  )
}
