import { type ReactNode, useState } from 'react'
import { tailPlaces } from '#content/queue-places.ts'
import { useText } from '#kit/web/language.tsx'
import type { Tail } from '../contract.ts'
import { type WaitingHours, waitingHours } from '../waiting.ts'
import { hoursFigure, useSayHours } from '../words.ts'
import { PlaceKeys } from './place-keys.tsx'
import styles from './queue-panel.module.css'
import { queueStaffTexts } from './texts.ts'

type Props = {
  told: Tail | null
  onTell: (place: string, hours: WaitingHours) => void
  /** The state of the last report. */
  children: ReactNode
}

/** First the place (the last reported tail is preselected), then the hours; the second tap saves. */
export function TailForm({ told, onTell, children }: Props) {
  const t = useText(queueStaffTexts)
  const sayHours = useSayHours()
  const [chosen, setChosen] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const place = chosen ?? told?.place
  const tell = (hours: WaitingHours) => {
    if (place) onTell(place, hours)
    setMissing(!place)
  }
  return (
    <>
      <PlaceKeys
        title={t('where')}
        places={tailPlaces}
        chosen={place}
        mark={t('tailHere')}
        onChoose={id => {
          setChosen(id)
          setMissing(false)
        }}
      />
      <div className={styles.act}>
        <p className={styles.step}>
          <b id="queue-hours">{t('hours')}</b>
          <span className="tiny">{t('tapSaves')}</span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in old browsers */}
        <div className={styles.hours} role="group" aria-labelledby="queue-hours">
          {waitingHours.map(hours => (
            <button
              key={hours}
              type="button"
              aria-label={sayHours(hours)}
              aria-pressed={told?.hours === hours && told.place === place}
              onClick={() => tell(hours)}
            >
              {hoursFigure(hours)}
            </button>
          ))}
        </div>
        {isMissing ? (
          <p role="alert" className={styles.missing}>
            {t('placeFirst')}
          </p>
        ) : null}
        {children}
      </div>
    </>
  )
}
