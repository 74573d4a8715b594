import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Category, categories } from './complaint-kinds.ts'
import style from './complaints.module.css'
import { complaintsTexts } from './texts.ts'
import '#ui/chips.css'

type Props = {
  category: Category | ''
  onChoose: (category: Category) => void
  error: string | undefined
  disabled: boolean
}
/** What it is about: radios that look like chips, so that arrow keys, taps and screen readers all work. */
export function CategoryChoice({ category, onChoose, error, disabled }: Props) {
  const t = useText(complaintsTexts)
  return (
    <fieldset disabled={disabled}>
      <legend className="lab">{t('category')}</legend>
      <div className={style.kinds}>
        {categories.map(each => (
          <label key={each} className={each === category ? `chip ${style.chosen}` : 'chip'}>
            <input
              type="radio"
              name="category"
              value={each}
              checked={each === category}
              onChange={() => onChoose(each)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'category-error' : undefined}
              required
            />
            {each === category ? <Icon name="i-check" size={20} /> : null}
            <span>{t(each)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id="category-error" className="err">
          <Icon name="i-warning" size={20} />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
