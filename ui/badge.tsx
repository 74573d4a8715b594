import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './badge.css'

/** A short highlighted label: Nearest, Top, LIVE. */
export function Badge({
  kind,
  icon,
  children,
}: {
  kind: 'near' | 'top' | 'live'
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={`badge badge--${kind}`}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </span>
  )
}
