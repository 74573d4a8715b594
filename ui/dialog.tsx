import { type ReactNode, useEffect, useRef, useState } from 'react'
import { closeOnBack } from './back.ts'

type Props = {
  id: string
  /** id of its heading. */
  labelledBy: string
  className?: string
  /** False: Escape and a tap beside the dialog do not close it, because a choice is required. */
  dismissable?: boolean
  onClose?: () => void
  /** Whether the browser's Back closes it (the default), asked when it is opened. False: Back leaves the screen. */
  mayGoBack?: () => boolean
  children: ReactNode
}

/**
 * A native dialog that buttons open with `{...opens(id)}` and close with `{...closes(id)}`, even before the script has run. A
 * tap beside it, the browser's Back, or going to another screen closes it. On Back, one that may not be dismissed stays open,
 * and so does the screen below it.
 */
export function Dialog({
  id,
  labelledBy,
  className = '',
  dismissable = true,
  onClose,
  mayGoBack,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef({ dismissable, mayGoBack })
  latest.current = { dismissable, mayGoBack }
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let closed: (() => void) | undefined
    const goBack = () => {
      if (latest.current.dismissable) dialog.close()
      else closed = closeOnBack(goBack)
    }
    const look = () => {
      if (dialog.open && !closed && latest.current.mayGoBack?.() !== false) closed = closeOnBack(goBack)
      if (dialog.open) return
      closed?.()
      closed = undefined
    }
    const watch = new MutationObserver(look)
    watch.observe(dialog, { attributeFilter: ['open'] })
    look()
    return () => {
      watch.disconnect()
      closed?.()
    }
  }, [])
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

/** Invoker attributes, with which the browser opens the dialog; in older browsers web/page/end.js does. */
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

/** Opens a modal dialog, but below the language question, which a first-time visitor answers first. */
export function showBelowLanguage(dialog: HTMLDialogElement): void {
  dialog.showModal()
  const language = document.getElementById('language')
  if (!(language instanceof HTMLDialogElement) || !language.open) return
  language.close()
  language.showModal()
}

/** Whether a dialog is open, however it was opened; use it to load the content only then. */
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
