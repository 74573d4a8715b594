import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { looks } from '../looks.tsx'
import { pointKinds } from '../point-kinds.ts'
import { surveyTexts } from '../texts.ts'
import { drop } from './recorder.tsx'
import styles from './walk.module.css'

/** The keys in the thumb's half: one press records a place. */
export function PointKeys() {
  const t = useText(surveyTexts)
  const say = useSay()
  const [hasFailed, setFailed] = useState(false)
  return (
    <section className={styles.keys} aria-label={t('keys')}>
      {hasFailed ? <Note kind="err" live="alert" title={t('noPosition')} /> : null}
      <div>
        {pointKinds.map(kind => (
          <button
            key={kind}
            type="button"
            className={styles[looks[kind].tint]}
            onClick={() => void drop(kind).then(isRecorded => setFailed(!isRecorded))}
          >
            <Icon name={looks[kind].icon} size={32} />
            {say(looks[kind].label)}
          </button>
        ))}
      </div>
    </section>
  )
}
