import { distanceKm } from '#common/distance.ts'
import { defineTexts } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import { useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { Note } from '#ui/note.tsx'

const texts = defineTexts({
  far: {
    en: 'You seem to be far from the fair. Distances are in a straight line.',
    hi: 'आप मेले से काफी दूर लगते हैं। दूरियाँ सीधी रेखा में हैं।',
  },
  rough: {
    en: 'Your position is known only to about {distance} km, so distances are rough.',
    hi: 'आपकी लोकेशन में लगभग {distance} किमी का फ़र्क हो सकता है, इसलिए दूरियाँ अनुमान हैं।',
  },
})

const farKm = 120 // beyond Pahleja Ghat and Patna: not on the walk any more
const roughM = 2000

/** Says when distances can be of little use: somebody looks from home, or the phone only guesses where it is. */
export function PositionCaveat({ found: { point, accuracyM } }: { found: Found }) {
  const t = useText(texts)
  if (distanceKm(point, temple) > farKm) return <Note kind="info">{t('far')}</Note>
  if (accuracyM > roughM)
    return <Note kind="info">{t('rough', { distance: Math.round(accuracyM / 1000) })}</Note>
  return null
}
