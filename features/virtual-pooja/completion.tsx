import { useEffect, useRef } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import type { Deity } from './deities.ts'
import css from './pooja.module.css'
import { texts } from './texts.ts'

/** The words of the completed pooja. */
export function Completion({ deity }: { deity: Deity }) {
  const t = useText(texts)
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed last is gone: who goes by keys starts from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={css.completion}>
      <h2 ref={heading} tabIndex={-1}>
        {t('complete')}
      </h2>
      <p>{t('blessing', { deity: say(deity.name) })}</p>
    </section>
  )
}
