import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './notices.css'

/** Shown in place of a list that is empty, failed or unavailable: an icon, what is the case, and what to do. */
export function State({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="state">
      <Icon name={icon} size={48} />
      <p className="state-t">{title}</p>
      {children}
    </div>
  )
}
