import { useText } from '#kit/web/language.tsx'
import css from './pooja.module.css'
import { type Puja, stepOf } from './puja-flow.ts'
import { stepIds } from './puja-steps.ts'
import { virtualPoojaTexts } from './texts.ts'

type Props = { puja: Puja; start: () => void; again: () => void; leave: () => void }

/** Starts the next step; busy while one runs. At the end, two buttons: again, and another deity. */
export function StartButton({ puja, start, again, leave }: Props) {
  const t = useText(virtualPoojaTexts)
  if (puja.phase === 'complete') {
    return (
      <div className={`stack ${css.choices}`}>
        <button type="button" className="btn btn--go btn--block" onClick={again}>
          <span>{t('again')}</span>
        </button>
        <button type="button" className="btn btn--line btn--block" data-once="" onClick={leave}>
          <span>{t('other')}</span>
        </button>
      </div>
    )
  }
  const step = stepOf(puja)
  const isReady = puja.phase === 'ready'
  const isBusy = puja.phase === 'busy'
  const next = puja.phase === 'praised' ? (stepIds[puja.step + 1] ?? step) : step
  // Never `disabled`, which would drop keyboard focus. A press while it is locked does nothing.
  return (
    <button type="button" className="btn btn--go btn--block" aria-disabled={!isReady} onClick={start}>
      {isBusy ? <span className="spin" /> : null}
      <span>{isBusy ? t(`${step}Busy`) : t(`${next}Start`)}</span>
    </button>
  )
}
