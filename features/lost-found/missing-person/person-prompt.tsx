import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { EmergencyCalls } from './emergency-calls.tsx'
import { missingPersonTexts } from './texts.ts'

/**
 * Replaces the fields of the form for things once its writer says that it is about a person: whom to call now, and a link to
 * the private report (threats D6, §7.5), which takes over the name and number typed so far.
 */
export function PersonPrompt({ name, phone }: { name: string; phone: string }) {
  const t = useText(missingPersonTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('promptTitle')}
      </h2>
      <p>{t('prompt')}</p>
      <EmergencyCalls />
      <Link href={paths.missingPerson()} state={{ name, phone }} className="btn btn--main btn--block">
        <Icon name="i-user" />
        {t('report')}
      </Link>
    </section>
  )
}
