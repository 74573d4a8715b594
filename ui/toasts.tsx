import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { onToasts, shownToasts, type Toast } from './toast.tsx'

const none: readonly Toast[] = []

/** Shows the toasts above the bottom bar. Screen readers announce them politely, errors at once. */
export function Toasts() {
  const shown = useSyncExternalStore(onToasts, shownToasts, () => none)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Shown again as a popover when a dialog opens: the last one shown lies on top.
    if (shown.length === 0 || typeof place.current?.showPopover !== 'function') return
    // At the top of an open sheet, where it covers no button.
    place.current.classList.toggle('toasts--top', document.querySelector('dialog[open]') !== null)
    place.current.hidePopover()
    place.current.showPopover()
  }, [shown])
  return (
    <div ref={place} className="toasts" popover="manual">
      <div role="status">
        {shown
          .filter(toast => toast.kind === 'ok')
          .map(toast => (
            <ToastLine key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {shown
          .filter(toast => toast.kind === 'bad')
          .map(toast => (
            <ToastLine key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  )
}

function ToastLine({ toast }: { toast: Toast }) {
  return (
    <div className={`toast toast--${toast.kind}`}>
      <Icon name={toast.kind === 'ok' ? 'i-check' : 'i-warning'} />
      <span>
        <span>{toast.text}</span>
        {toast.detail ? <small>{toast.detail}</small> : null}
      </span>
    </div>
  )
}
