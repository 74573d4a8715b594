import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useText } from './language.tsx'
import { kitTexts } from './texts.ts'

type Props = { href: string; className?: string; label?: string; children: ReactNode; mark?: boolean }

/** A link that leaves the site in a new tab. Says so with an arrow, and in words for screen readers. */
export function OutsideLink({ href, className, label, children, mark = true }: Props) {
  const t = useText(kitTexts)
  if (!/^(https:|geo:)/.test(href)) return null
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && `${label}. ${t('opensOutside')}`}
    >
      {children}
      {mark ? <Icon name="i-external" size={20} className="outside" /> : null}
      {label ? null : <span className="hide">. {t('opensOutside')}</span>}
    </a>
  )
}
