import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { defineTexts } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { LocationState } from '#kit/web/location.ts'
import { Locator } from '#kit/web/locator.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { useKeptPoints } from './kept-points.ts'
import { thereM } from './way-to-point.ts'

const vehicleTexts = defineTexts({
  keep: { en: 'Remember where my vehicle is', hi: 'मेरी गाड़ी यहाँ खड़ी है, याद रखें' },
  kept: {
    en: 'Your vehicle’s place was saved on {time}, on this phone only.',
    hi: 'आपकी गाड़ी की जगह {time} इसी फ़ोन में रखी गई।',
  },
  rough: {
    en: 'The phone knows this place only to about {m} m. Remember what stands beside your vehicle too.',
    hi: 'फ़ोन को यह जगह लगभग {m} मीटर तक ही पता है। गाड़ी के पास की कोई पहचान भी याद रखें।',
  },
  again: { en: 'It stands here now: keep this place', hi: 'अब गाड़ी यहाँ है, नई जगह याद रखें' },
  back: { en: 'Take me back to it', hi: 'गाड़ी तक वापस ले चलें' },
})

/** Saves the phone's position as the place of the reader's vehicle, and leads back to it. There is one; it is never sent. */
export function KeepVehicle() {
  const t = useText(vehicleTexts)
  const { language } = useLanguage()
  const { points, add } = useKeptPoints()
  const [round, setRound] = useState(0)
  const vehicle = points.find(({ kind }) => kind === 'vehicle')
  const accuracyM = vehicle && 'point' in vehicle.place ? vehicle.place.accuracyM : 0
  const located = useCallback(
    (location: LocationState) => {
      if (location.status !== 'found') return
      setRound(0)
      const { point, accuracyM } = location.found
      add({ kind: 'vehicle', words: '', place: { point, accuracyM } })
    },
    [add],
  )
  return (
    <section className="band stack pad">
      {vehicle ? (
        <>
          <p role="status">
            <span>{t('kept', { time: sayDayTime(vehicle.at, language) })}</span>{' '}
            <span>{accuracyM > thereM ? t('rough', { m: Math.ceil(accuracyM) }) : null}</span>
          </p>
          <Link href={paths.melaRoute('back')} className="btn btn--go btn--block">
            <Icon name="i-undo" />
            {t('back')}
          </Link>
        </>
      ) : null}
      {/* Whoever comes back for the vehicle must not replace its place by the loudest key. */}
      <button
        type="button"
        className={`btn btn--block ${vehicle ? 'btn--line' : 'btn--go'}`}
        onClick={() => setRound(round + 1)}
      >
        <Icon name="i-car" />
        {t(vehicle ? 'again' : 'keep')}
      </button>
      {round ? (
        <Locator plan="screen" round={round} onRetry={() => setRound(round + 1)} onLocation={located} />
      ) : null}
    </section>
  )
}
