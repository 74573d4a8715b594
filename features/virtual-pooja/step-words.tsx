import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './pooja.module.css'
import { type Puja, secondsLeft, stepOf } from './puja-flow.ts'
import { stepIds, stepSeconds } from './puja-steps.ts'
import { mantra, virtualPoojaTexts } from './texts.ts'

/** The words under the scene: how to do the step, what is running and for how long, or that it is done. */
export function StepWords({ puja, now }: { puja: Puja; now: number }) {
  const t = useText(virtualPoojaTexts)
  const step = stepOf(puja)
  if (puja.phase === 'ready')
    return puja.step === 0 ? <HowTo puja={puja} /> : <p className={css.say}>{t(`${step}How`)}</p>
  if (puja.phase !== 'busy') {
    return (
      <p className={css.praise}>
        <Icon name="i-check" size={28} />
        {t(`${step}Done`)}
      </p>
    )
  }
  const left = secondsLeft(puja, now)
  return (
    <>
      {step === 'mantra' ? <Mantra /> : null}
      <p className={`${css.say} num`}>
        {t(`${step}Now`)} · 0:{String(left).padStart(2, '0')}
      </p>
      {step === 'mantra' ? null : <p className={css.hint}>{t(`${step}How`)}</p>}
    </>
  )
}

/** The mantra and its meaning. */
function Mantra() {
  const t = useText(virtualPoojaTexts)
  return (
    <div className={css.mantra}>
      <p lang="hi">{mantra}</p>
      <p className={css.hint}>{t('mantraSound')}</p>
    </div>
  )
}

/** The four steps, shown before the first one starts. */
function HowTo({ puja }: { puja: Puja }) {
  const t = useText(virtualPoojaTexts)
  return (
    <section className={css.howTo} aria-labelledby="pooja-how">
      <h2 id="pooja-how">{t('howTo')}</h2>
      <ol>
        {stepIds.map(id => (
          <li key={id}>
            <b>{t(id)}</b> <span className="num">{t('seconds', { n: stepSeconds[puja.pace][id] })}</span>
            <span>{t(`${id}How`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
