import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { surveyTexts } from '../texts.ts'
import { metresOf } from '../track.ts'
import { isLost } from './position-note.tsx'
import { type Recording, stop } from './recorder.tsx'
import styles from './walk.module.css'

/** That it records, how far and how long, how exact the phone is, and the key that ends it. */
export function RecordHead({ recording }: { recording: Recording }) {
  const t = useText(surveyTexts)
  const { walk, track, heard, battery, now } = recording
  const minutes = Math.floor((now - (walk?.startedAt ?? now)) / 60_000)
  const isKnown = heard && !isLost(recording) && !recording.silence
  const facts = [
    [t('walked'), t('km', { n: (metresOf(track) / 1000).toFixed(1) })],
    [t('time'), `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`],
    [t('location'), isKnown ? t('toMetres', { n: Math.ceil(heard.accuracyM) }) : t('noLocation')],
    ...(battery === undefined ? [] : [[t('battery'), `${Math.round(battery * 100)}%`]]),
  ] as const
  return (
    <section className={styles.head} aria-label={t('recording')}>
      <div className={styles.headTop}>
        <i className={styles.dot} aria-hidden="true" />
        <b>{t('recording')}</b>
        <button type="button" className={`btn btn--s ${styles.end}`} onClick={() => void stop()}>
          <Icon name="i-stop" size={20} />
          {t('end')}
        </button>
      </div>
      <dl className="num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
