import type { Stories } from '#kit/web/stories.ts'
import { Completion } from './completion.tsx'
import { deities } from './deities.ts'
import night from './deity-choice.module.css'
import css from './pooja.module.css'
import type { Puja } from './puja-flow.ts'
import { PoojaScene } from './scene/pooja-scene.tsx'
import { StartButton } from './start-button.tsx'
import { StepBeads } from './step-beads.tsx'
import { StepWords } from './step-words.tsx'

/** A pooja in each of its states; `since` is the current time of the test or the sheet. */
const examplePujas = (since: number): Record<string, Puja> => ({
  begins: { phase: 'ready', step: 0, since, pace: 'as-sung' },
  water: { phase: 'busy', step: 0, since, pace: 'as-sung' },
  'water-offered': { phase: 'praised', step: 0, since, pace: 'as-sung' },
  mantra: { phase: 'busy', step: 1, since, pace: 'as-sung' },
  'aarti-next': { phase: 'ready', step: 2, since, pace: 'as-sung' },
  aarti: { phase: 'busy', step: 2, since, pace: 'even' },
  prasad: { phase: 'busy', step: 3, since, pace: 'even' },
  complete: { phase: 'complete', step: 3, since, pace: 'as-sung' },
})

const nothing = () => undefined

/** One state of the pooja, a fifth of its step done. */
function State({ puja, at }: { puja: Puja; at: number }) {
  const deity = deities[at]
  if (!deity) return null
  return (
    <div className={night.night}>
      <PoojaScene deity={deity} puja={puja} share={puja.phase === 'ready' ? 0 : 0.2} />
      <div className={`${css.middle} ${css.words}`}>
        {puja.phase === 'complete' ? (
          <Completion deity={deity} />
        ) : (
          <StepWords puja={puja} now={puja.since} />
        )}
      </div>
      <div className={css.foot}>
        <StepBeads puja={puja} />
      </div>
      <div className={css.key}>
        <StartButton puja={puja} start={nothing} again={nothing} leave={nothing} />
      </div>
    </div>
  )
}

export const stories: Stories = {
  feature: 'virtual-pooja',
  // Each state has a different deity, so that the sheet shows all their pictures.
  states: Object.entries(examplePujas(0)).map(([name, puja], at) => ({
    name,
    Show: () => <State puja={puja} at={at} />,
  })),
}
