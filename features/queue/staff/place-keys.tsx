import { useEffect, useRef } from 'react'
import type { WalkPlace } from '#content/walk-places.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './queue-panel.module.css'
import { queueStaffTexts } from './texts.ts'

type Props = {
  title: string
  places: readonly WalkPlace[]
  chosen: string | undefined
  /** Shown beside the chosen place. */
  mark: string
  onChoose: (id: string) => void
}

/** One key for each place, in walking order, scrolled to the chosen one at first. */
export function PlaceKeys({ title, places, chosen, mark, onChoose }: Props) {
  const t = useText(queueStaffTexts)
  const say = useSay()
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => pressed.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <section>
      <p className={styles.step}>
        <b>{title}</b>
        <span className="tiny">{t('order')}</span>
      </p>
      <ul className={`divided ${styles.places}`}>
        {places.map(({ id, name }) => (
          <li key={id}>
            <button
              ref={id === chosen ? pressed : undefined}
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <i />
              <b>{say(name)}</b>
              {id === chosen ? (
                <span>
                  <Icon name="i-check" size={20} />
                  {mark}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
