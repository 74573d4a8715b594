import { useEffect, useRef } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import type { Deity } from './deities.ts'
import css from './pooja.module.css'
import { virtualPoojaTexts } from './texts.ts'

/** The words after the last step. */
export function Completion({ deity }: { deity: Deity }) {
  const t = useText(virtualPoojaTexts)
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so keyboard focus moves to the heading.
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
