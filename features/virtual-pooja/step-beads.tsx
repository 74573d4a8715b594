import { useText } from '#kit/web/language.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import css from './pooja.module.css'
import { type Puja, stepState } from './puja-flow.ts'
import { type StepId, stepIds } from './puja-steps.ts'
import { virtualPoojaTexts } from './texts.ts'

const icons: Record<StepId, IconName> = {
  jal: 'm-lota',
  mantra: 'm-om',
  aarti: 'i-aarti',
  prasad: 'm-prasad',
}

/** The progress: 'step n of 4', a bar, and one bead per step. */
export function StepBeads({ puja }: { puja: Puja }) {
  const t = useText(virtualPoojaTexts)
  const n = puja.step + 1
  const label = t('progress', { n })
  return (
    <>
      <p className="num">{label}</p>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={n}
      >
        <i style={{ width: `${n * 25}%` }} />
      </div>
      <ol className={css.beads}>
        {stepIds.map((id, index) => {
          const state = stepState(puja, index)
          return (
            <li key={id} className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
              <span>
                <Icon name={state === 'done' ? 'i-check' : icons[id]} />
              </span>
              <span>{t(id)}</span>
              {state === 'done' ? <span className="hide">{t('done')}</span> : null}
            </li>
          )
        })}
      </ol>
    </>
  )
}
