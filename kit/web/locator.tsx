import { useLayoutEffect } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from './language.tsx'
import type { LocationFault, Plan } from './locate.ts'
import { type LocationState, usePhoneLocation } from './location.ts'
import { faultTitles, locationTexts } from './location-texts.ts'
import { kitTexts } from './texts.ts'
import './locator.css'

type Props = {
  plan: Plan
  /** A new number asks again. */
  round: number
  onRetry: () => void
  onLocation: (location: LocationState) => void
}

/**
 * Asks for the phone's position while it is mounted, and shows the progress, or why there is none and what helps. Empty once the
 * position is known. Loaded after the page, because a list can be read without it.
 */
export function Locator({ plan, round, onRetry, onLocation }: Props) {
  const t = useText(locationTexts)
  const location = usePhoneLocation(plan, true, round)
  // In a layout effect, so that the list below changes in the same paint and does not jump.
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
  const t = useText(locationTexts)
  const kit = useText(kitTexts)
  const help = fault === 'unavailable' || fault === 'timeout' ? 'turnOn' : 'required'
  const words = t(faultTitles[fault])
  const end = words.search(/[.।] /) + 1
  return (
    <Note kind="warn" live="status">
      {/* Two blocks: one would be the largest text of the page and so its LCP, which comes with the script. */}
      <p>
        <b>{words.slice(0, end || undefined)}</b> {end ? <span>{words.slice(end + 1)}</span> : null}
      </p>
      <p>{t(help)}</p>
      {help === 'turnOn' ? <p>{t('makeSure')}</p> : null}
      <button type="button" className="btn btn--line btn--s" onClick={onRetry}>
        <Icon name="i-refresh" size={20} />
        <span>{kit('tryAgain')}</span>
      </button>
    </Note>
  )
}
