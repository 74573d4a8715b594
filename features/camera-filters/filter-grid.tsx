import { useSay, useText } from '#kit/web/language.tsx'
import styles from './camera-filters.module.css'
import { type Filter, filters } from './filters.ts'
import { cameraFiltersTexts } from './texts.ts'

type Props = { chosen: Filter | undefined; onChoose: (filter: Filter) => void }

/** Four thumbnails, at most one of them chosen. */
export function FilterGrid({ chosen, onChoose }: Props) {
  const t = useText(cameraFiltersTexts)
  const say = useSay()
  return (
    <fieldset className={styles.grid}>
      <legend className="hide">{t('filters')}</legend>
      {filters.map(filter => (
        <button
          key={filter.id}
          type="button"
          className={styles.choice}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          <span className={styles.thumbnail}>
            <img src={filter.thumbnail} alt="" width="64" height="64" />
          </span>
          <span className={`tiny ${styles.name}`}>{say(filter.name)}</span>
        </button>
      ))}
    </fieldset>
  )
}
