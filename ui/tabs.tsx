import './tabs.css'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Tab<K extends string> = { id: K; label: ReactNode }
type Props<K extends string> = {
  label: string
  tabs: readonly Tab<K>[]
  selected: K
  onSelect: (id: K) => void
  children: ReactNode
}

/** Tabs according to the ARIA pattern: arrow keys, Home and End move; the panel is labelled by its tab. */
export function Tabs<K extends string>({ label, tabs, selected, onSelect, children }: Props<K>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.id === selected)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  )
}
