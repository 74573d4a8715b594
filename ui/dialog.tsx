import { type ReactNode, useEffect, useRef, useState } from 'react'
import { closeOnBack } from './back.ts'

type Props = {
  id: string
  /** id of its heading. */
  labelledBy: string
  className?: string
  /** false: Escape and a tap beside the dialog do not close it, because a choice is required. */
  dismissable?: boolean
  onClose?: () => void
  /** Whether the browser's Back belongs to it, asked when it is opened; without it always. False: Back leaves the screen. */
  mayGoBack?: () => boolean
  children: ReactNode
}

/**
 * A native dialog that buttons open with `{...opens(id)}` and close with `{...closes(id)}`, also before the script has
 * run. A tap beside it, the browser's Back, or going to another screen closes it. One that may not be dismissed stays open
 * on Back, and so does the screen below it.
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

/** Opens an element as a modal dialog, but below the question for the language, which a first visitor answers first. */
export function showBelowLanguage(dialog: HTMLDialogElement): void {
  dialog.showModal()
  const language = document.getElementById('language')
  if (!(language instanceof HTMLDialogElement) || !language.open) return
  language.close()
  language.showModal()
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
