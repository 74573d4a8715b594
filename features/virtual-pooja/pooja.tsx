import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Completion } from './completion.tsx'
import type { PoojaSettings } from './contract.ts'
import type { Deity } from './deities.ts'
import css from './pooja.module.css'
import { type Puja, stepOf, stepShare } from './puja-flow.ts'
import { PoojaScene } from './scene/pooja-scene.tsx'
import { useReducedMotion } from './scene/use-offering.tsx'
import type { Recordings } from './sound/temple-sound.tsx'
import { StartButton } from './start-button.tsx'
import { StepBeads } from './step-beads.tsx'
import { StepWords } from './step-words.tsx'
import { virtualPoojaTexts } from './texts.ts'
import { usePuja, useSeconds } from './use-puja.tsx'
import { useSound } from './use-sound.tsx'

/** The screen of one pooja: scene, words, progress and button. */
export function Pooja({ deity, settings }: { deity: Deity; settings: PoojaSettings | undefined }) {
  const say = useSay()
  const [, navigate] = useLocation()
  const { puja, start, again } = usePuja(deity.id, settings?.pace ?? 'as-sung')
  const { muted, toggle } = useSound(puja, useRecordings(settings))
  const now = useSeconds(puja, useReducedMotion() ? 1000 : 250)
  const leave = () => {
    // Go back when the choice of deities is the previous page, so that it is not in the history twice.
    if (history.state?.isFromChoice) history.back()
    else navigate(paths.virtualPooja(), { replace: true })
  }
  const isComplete = puja.phase === 'complete'
  return (
    <Page
      title={say(deity.name)}
      flow
      className={css.side}
      onBack={leave}
      keys={<MuteButton muted={muted} toggle={toggle} />}
    >
      <div className={css.middle}>
        <PoojaScene deity={deity} puja={puja} share={stepShare(puja, now)} />
        <div className={css.words}>
          {isComplete ? <Completion deity={deity} /> : <StepWords puja={puja} now={now} />}
        </div>
      </div>
      <Announcement puja={puja} />
      <div className={css.foot}>
        <StepBeads puja={puja} />
      </div>
      <div className={css.key}>
        <StartButton puja={puja} start={start} again={again} leave={leave} />
      </div>
    </Page>
  )
}

/** Mutes the sound. It stands in the header, so that it is reached at once. */
function MuteButton({ muted, toggle }: { muted: boolean; toggle: () => void }) {
  const t = useText(virtualPoojaTexts)
  return (
    <button type="button" className="icbtn" aria-label={t('mute')} aria-pressed={muted} onClick={toggle}>
      <Icon name={muted ? 'i-mute' : 'i-sound'} />
    </button>
  )
}

/** Announces to screen readers what begins and what is done, not the seconds. */
function Announcement({ puja }: { puja: Puja }) {
  const t = useText(virtualPoojaTexts)
  const step = stepOf(puja)
  const says = {
    ready: '',
    busy: t(`${step}Now`),
    praised: t(`${step}Done`),
    ringing: t('prasadDone'),
    complete: t('complete'),
  }
  return (
    <p className="hide" role="status">
      {says[puja.phase]}
    </p>
  )
}

/** Keeps the same object while its content is the same: a new object would restart the sound. */
function useRecordings(settings: PoojaSettings | undefined): Recordings {
  const content = JSON.stringify(settings?.recordings ?? {})
  return useMemo(() => JSON.parse(content) as Recordings, [content])
}
