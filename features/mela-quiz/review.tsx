import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import type { Finished } from './contract.ts'
import styles from './result.module.css'
import { reviewTexts } from './result-texts.ts'

/** Each answer with its explanation, once the server sends them. */
export function Review({ review }: { review: NonNullable<Finished['review']> }) {
  const t = useText(reviewTexts)
  const say = useSay()
  const { language } = useLanguage()
  return (
    <section className={styles.review}>
      <h3>{t('review')}</h3>
      <ol>
        {review.questions.map((asked, number) => {
          const answer = review.answers[number]
          const options = language === 'hi' ? asked.optionsHi : asked.options
          if (!answer) return null
          const chosen = answer.chosen === null ? undefined : options[answer.chosen]
          return (
            <li key={asked.id}>
              <b>{language === 'hi' ? asked.questionHi : asked.question}</b>
              <p>{t('yourAnswer', { answer: chosen ?? t('noAnswer') })}</p>
              <p>{t('rightAnswer', { answer: options[answer.right] ?? '' })}</p>
              <p className="sub">{say(answer.why)}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
