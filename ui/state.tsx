import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './notices.css'

/** Shown in place of an empty, failed or unavailable list: an icon, what happened, and what to do. */
export function State({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="state">
      <Icon name={icon} size={48} />
      <p className="state-t">{title}</p>
      {children}
    </div>
  )
}
