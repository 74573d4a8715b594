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

/** Skeleton rows while loading, with a label for screen readers. */
export function Loading({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="loading">
      <span className="hide">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike
        <div key={row} className="loading-row" aria-hidden="true">
          <i className="sk" />
          <i className="sk" />
        </div>
      ))}
    </div>
  )
}
