import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Call } from '#ui/call.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './person.module.css'
import { texts } from './texts.ts'

/** A person is no thing: who to call now, and the private report (threats D6, §7.5). */
export function PersonTurn({ name, phone }: { name: string; phone: string }) {
  const t = useText(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={style.person}>
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('use')}</p>
      <Call icon="i-warning" label={t('police')} number="112" emergency />
      <Call icon="i-user" label={t('children')} number="1098" />
      <Call icon="i-control" label={t('controlRoom')} number="155304" />
      <Link href={paths.missingPerson()} state={{ name, phone }} className="btn btn--main btn--block">
        <Icon name="i-user" />
        {t('report')}
      </Link>
    </section>
  )
}
