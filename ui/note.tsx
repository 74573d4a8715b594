import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './notices.css'

type Props = {
  kind: 'warn' | 'err' | 'ok' | 'info'
  icon?: IconName
  title?: ReactNode
  children?: ReactNode
  live?: 'status' | 'alert'
}
const icons = { warn: 'i-warning', err: 'i-warning', ok: 'i-check', info: 'i-clock' } as const

/**
 * A notice in the page. Set `live` if it appears by itself, so that screen readers announce it. An alert also scrolls into view,
 * because the fixed row of buttons may cover it.
 */
export function Note({ kind, icon = icons[kind], title, children, live }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // Before the form scrolls to the wrong field, which is what its writer must see in the end.
  useLayoutEffect(() => {
    if (live === 'alert') box.current?.scrollIntoView({ block: 'nearest' })
  }, [live])
  return (
    <div ref={box} className={`note note--${kind}`} role={live}>
      <Icon name={icon} />
      <div>
        {title ? <b>{title}</b> : null}
        {children}
      </div>
    </div>
  )
}
