import { useId } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './feedback.module.css'
import { feedbackTexts } from './texts.ts'

const all = [1, 2, 3, 4, 5] as const // specification §9

type Props = {
  rating: number
  onRate: (rating: number) => void
  disabled: boolean
  error: string | undefined
}
/** One to five stars: radios underneath, so that arrow keys, taps and screen readers all work. */
export function Stars({ rating, onRate, disabled, error }: Props) {
  const t = useText(feedbackTexts)
  const errorId = useId()
  return (
    <fieldset
      className={error ? `${style.rating} ${style.missing}` : style.rating}
      disabled={disabled}
      aria-describedby={error && errorId}
    >
      <legend className="lab">{t('rating')}</legend>
      <div className={style.stars}>
        {all.map(star => (
          <label key={star} className={star <= rating ? style.given : undefined}>
            <input
              className="cover"
              type="radio"
              name="rating"
              value={star}
              checked={rating === star}
              onChange={() => onRate(star)}
              aria-label={t(`star${star}`)}
              aria-invalid={error ? true : undefined}
              required
            />
            <Icon name="i-star" size={32} />
          </label>
        ))}
      </div>
      <p className={style.said} aria-hidden="true">
        {rating > 0 ? t(`said${rating as 1}`) : '\u00a0'}
      </p>
      {error ? (
        <p id={errorId} className="err">
          <Icon name="i-warning" size={20} />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
