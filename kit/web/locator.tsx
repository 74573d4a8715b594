import { useLayoutEffect } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from './language.tsx'
import type { LocationFault, Plan } from './locate.ts'
import { type LocationState, usePhoneLocation } from './location.tsx'
import { texts } from './location-texts.ts'
import './locator.css'

type Props = {
  plan: Plan
  /** A new round asks again. */
  round: number
  onRetry: () => void
  onLocation: (location: LocationState) => void
}

/**
 * Looks for the phone's position while it is on the screen, says that it does, and when there is none why and what
 * helps. Silent once it is known. Loaded after the page is up: nothing of it is needed to read a list.
 */
export function Locator({ plan, round, onRetry, onLocation }: Props) {
  const t = useText(texts)
  const location = usePhoneLocation(plan, true, round)
  // Before the next paint, so that the list below is written afresh in the same moment and does not jump.
  useLayoutEffect(() => onLocation(location), [location, onLocation])
  if (location.status === 'error') return <Fault fault={location.fault} onRetry={onRetry} />
  return (
    <p role="status" className="locating">
      {location.status === 'requesting' ? (
        <>
          <span className="spin" />
          {t('requesting')}
        </>
      ) : null}
    </p>
  )
}

function Fault({ fault, onRetry }: { fault: LocationFault; onRetry: () => void }) {
  const t = useText(texts)
  const { title, help } = faultTexts[fault]
  const words = t(title)
  const end = words.search(/[.।] /) + 1
  return (
    <Note kind="warn" live="status">
      {/* Two blocks, as drawn: in one they would be the largest text of the page, and the last to come. */}
      <p>
        <b>{words.slice(0, end || undefined)}</b> {end ? <span>{words.slice(end + 1)}</span> : null}
      </p>
      <p>{t(help)}</p>
      {help === 'turnOn' ? <p>{t('makeSure')}</p> : null}
      <button type="button" className="btn btn--line btn--s" onClick={onRetry}>
        <Icon name="i-refresh" size={20} />
        <span>{t('tryAgain')}</span>
      </button>
    </Note>
  )
}

const faultTexts = {
  'denied-app': { title: 'deniedApp', help: 'required' },
  'denied-browser': { title: 'deniedBrowser', help: 'required' },
  unavailable: { title: 'unavailable', help: 'turnOn' },
  timeout: { title: 'timeout', help: 'turnOn' },
  unsupported: { title: 'unsupported', help: 'required' },
  insecure: { title: 'insecure', help: 'required' },
} as const satisfies Record<LocationFault, { title: keyof typeof texts; help: keyof typeof texts }>
