import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './notices.css'

type Props = {
  kind: 'warn' | 'err' | 'ok' | 'info'
  icon?: IconName
  title?: string
  children?: ReactNode
  live?: 'status' | 'alert'
}
const icons = { warn: 'i-warning', err: 'i-warning', ok: 'i-check', info: 'i-clock' } as const

/** A notice in the page; with `live` when it appears by itself, so that screen readers announce it. */
export function Note({ kind, icon = icons[kind], title, children, live }: Props) {
  return (
    <div className={`note note--${kind}`} role={live}>
      <Icon name={icon} />
      <div>
        {title ? <b>{title}</b> : null}
        {children}
      </div>
    </div>
  )
}
