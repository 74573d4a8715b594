import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  id: string
  /** id of its heading. */
  labelledBy: string
  className?: string
  /** false: Escape and a tap beside the dialog do not close it, because a choice is required. */
  dismissable?: boolean
  onClose?: () => void
  children: ReactNode
}

/**
 * A native dialog that buttons open with `{...opens(id)}` and close with `{...closes(id)}`, also before the script has
 * run. A tap beside it or going to another screen closes it.
 */
export function Dialog({ id, labelledBy, className = '', dismissable = true, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const tapBeside = (event: MouseEvent) => event.target === dialog && dismissable && dialog.close()
    const keepOpen = (event: Event) => dismissable || event.preventDefault()
    const closed = () => onClose?.()
    dialog.addEventListener('click', tapBeside)
    dialog.addEventListener('cancel', keepOpen)
    dialog.addEventListener('close', closed)
    return () => {
      dialog.removeEventListener('click', tapBeside)
      dialog.removeEventListener('cancel', keepOpen)
      dialog.removeEventListener('close', closed)
    }
  }, [dismissable, onClose])
  return (
    <dialog ref={ref} id={id} className={className} aria-labelledby={labelledBy} suppressHydrationWarning>
      {children}
    </dialog>
  )
}

/** Invoker attributes: the browser opens the dialog; in older browsers web/page/end.js does. */
export const opens = (id: string) => ({ command: 'show-modal', commandfor: id }) as Record<string, string>
export const closes = (id: string) => ({ command: 'close', commandfor: id }) as Record<string, string>

export function openDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
export function closeDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

/** Whether a dialog is open, however it was opened; its content can be loaded then. */
export function useOpen(id: string): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!dialog) return
    const look = () => setOpen(dialog.hasAttribute('open'))
    const watch = new MutationObserver(look)
    watch.observe(dialog, { attributeFilter: ['open'] })
    look()
    return () => watch.disconnect()
  }, [id])
  return isOpen
}
