import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { onToasts, shownToasts, type Toast } from './toast.ts'

const none: readonly Toast[] = []

/** Shows the toasts above the bottom bar. Screen readers announce them politely, errors at once. */
export function Toasts() {
  const shown = useSyncExternalStore(onToasts, shownToasts, () => none)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Shown again as a popover when a dialog opens: the last one shown lies on top.
    if (shown.length === 0 || typeof place.current?.showPopover !== 'function') return
    const box = place.current
    box.hidePopover()
    box.showPopover()
    // At the top of an open sheet, where it covers no button, and where it would cover the field that it speaks of.
    const settle = () => {
      box.classList.remove('toasts--top')
      const isTop = document.querySelector('dialog[open]') !== null || coversField(box)
      box.classList.toggle('toasts--top', isTop)
    }
    settle()
    // The field is focused, and scrolled to, a moment after the toast has come.
    addEventListener('focusin', settle)
    addEventListener('scroll', settle, { passive: true })
    return () => {
      removeEventListener('focusin', settle)
      removeEventListener('scroll', settle)
    }
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

/** Whether it lies over a field that is wrong or has the focus. */
function coversField(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  const fields = document.querySelectorAll('[aria-invalid="true"], :is(input, textarea, select):focus')
  return [...fields].some(field => {
    const at = field.getBoundingClientRect()
    return at.bottom > top && at.top < bottom
  })
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
