import { defineTexts } from '#common/text.ts'
import { isFarFromFair, tellsDistances } from '#content/nearby.ts'
import { useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import type { LocationState } from '#kit/web/location.ts'
import { Locator } from '#kit/web/locator.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { facilitiesTexts } from './texts.ts'

type Props = {
  /** Given while the list is shown by distance: starts the search for the phone's position and reports it. */
  search?: { round: number; onRetry: () => void; onLocation: (location: LocationState) => void }
  location: LocationState
  failure?: { older: boolean; onRetry: () => Promise<unknown> }
}

/** Messages above the list: searching for the position, why there is none, a failed request. Empty if all is well. */
export function Notices({ search, location, failure }: Props) {
  return (
    <>
      {search ? <Locator plan="screen" {...search} /> : null}
      {search && location.status === 'found' ? <PositionCaveat found={location.found} /> : null}
      {failure ? <FetchFailure {...failure} /> : null}
    </>
  )
}

/** The list could not be fetched. `older`: an earlier copy of it is shown below. */
export function FetchFailure({ older, onRetry }: { older: boolean; onRetry: () => Promise<unknown> }) {
  const t = useText(facilitiesTexts)
  const kit = useText(kitTexts)
  return (
    <Note kind={older ? 'warn' : 'err'} live="status">
      <p>
        <strong>{t('failed')}</strong>
      </p>
      {older ? <p>{t('failedOlder')}</p> : null}
      <button type="button" className="btn btn--line btn--s" onClick={onRetry}>
        <Icon name="i-refresh" size={20} />
        <span>{kit('tryAgain')}</span>
      </button>
    </Note>
  )
}

const caveatTexts = defineTexts({
  far: {
    en: 'You seem to be far from the fair. Distances are from the temple, in a straight line.',
    hi: 'लगता है, आप मेले से काफ़ी दूर हैं। दूरियाँ मंदिर से, सीधी रेखा में हैं।',
  },
  rough: {
    en: 'Your position is known only to about {distance} km, so distances cannot be told.',
    hi: 'आपकी लोकेशन में लगभग {distance} किमी का फ़र्क हो सकता है, इसलिए दूरियाँ नहीं बताई जा सकतीं।',
  },
})

/** Says that distances are those from the temple, because the phone is far from the fair, or why there are none. */
function PositionCaveat({ found }: { found: Found }) {
  const t = useText(caveatTexts)
  if (isFarFromFair(found)) return <Note kind="info">{t('far')}</Note>
  if (tellsDistances(found)) return null
  return <Note kind="info">{t('rough', { distance: Math.round(found.accuracyM / 1000) })}</Note>
}
