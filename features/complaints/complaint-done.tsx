import { useEffect, useRef } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './complaints.module.css'
import { texts } from './texts.ts'

type Props = { number: string; onAnother: () => void; onStatus: () => void }
/** The number to quote, big enough to be copied by hand. */
export function ComplaintDone({ number, onAnother, onStatus }: Props) {
  const t = useText(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  return (
    <section className={style.done}>
      <Icon name="i-check" size={48} />
      <h2 ref={heading} tabIndex={-1}>
        {t('done')}
      </h2>
      <p>
        {t('yourNumber')}
        <br />
        <strong className={`${style.number} num`}>{number}</strong>
      </p>
      <p>{t('doneUse')}</p>
      <button type="button" className="btn btn--main" onClick={onStatus}>
        <Icon name="i-search" />
        {t('seeStatus')}
      </button>
      <button type="button" className="btn btn--line" onClick={onAnother}>
        <Icon name="i-plus" />
        {t('another')}
      </button>
    </section>
  )
}
