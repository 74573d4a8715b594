import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useLanguage, useText } from './language.tsx'
import { OfflineNote } from './offline-note.tsx'
import { kitTexts } from './texts.ts'
import { useScreenTitle } from './titles.ts'
import '#ui/flow.css'

type Props = {
  /** Default: the screen's title in the manifest. */
  title?: string
  /** Shown in the top bar in place of the title. */
  heading?: ReactNode
  /** Icon beside the title. */
  icon?: IconName
  /** Replaces the way back. By default the previous page of the history, or home when there is none of this app. */
  onBack?: () => void
  /** A flow has no bottom bar, so help moves to the top bar. */
  flow?: boolean
  /** More buttons in the top bar. */
  keys?: ReactNode
  className?: string
  children: ReactNode
}

/** A screen other than home: top bar with back, title and language, then its content. */
export function Page({
  title: ownTitle,
  heading,
  icon,
  onBack,
  flow = false,
  keys,
  className,
  children,
}: Props) {
  const screenTitle = useScreenTitle()
  const title = ownTitle ?? screenTitle
  const t = useText(kitTexts)
  useTitle(title)
  return (
    <>
      <header className={keys ? 'top top--keys' : 'top'}>
        <BackKey onBack={onBack} />
        {icon ? <Icon name={icon} className="top-icon" /> : null}
        <h1 tabIndex={-1}>{heading ?? title}</h1>
        {keys}
        {flow ? (
          <a className="icbtn icbtn--sos" href="tel:108" aria-label={t('help')}>
            <Icon name="i-phone" size={20} />
          </a>
        ) : null}
        <LanguageKey />
      </header>
      <main id="content" className={joined(flow ? 'flow' : 'page', className)}>
        <OfflineNote />
        {children}
      </main>
    </>
  )
}

function BackKey({ onBack }: { onBack: (() => void) | undefined }) {
  const t = useText(kitTexts)
  return (
    <Link
      href="/"
      className="icbtn"
      aria-label={t('back')}
      data-once=""
      onClick={event => goBack(event, onBack)}
    >
      <Icon name="i-back" />
    </Link>
  )
}

/** For a tap on a link to Home: goes back instead, unless this is the first screen of the visit. */
export function goBack(event: { preventDefault: () => void }, onBack?: () => void): void {
  if (!onBack && !cameFromInside()) return
  event.preventDefault()
  if (onBack) onBack()
  else history.back()
}

/** Switches to the other language; shows both scripts, so that readers of either find it. */
export function LanguageKey({ className }: { className?: string }) {
  const { language, choose } = useLanguage()
  const t = useText(kitTexts)
  const other = language === 'en' ? 'hi' : 'en'
  return (
    <button
      type="button"
      className={joined('icbtn', className)}
      aria-label={t('otherLanguage')}
      lang={other}
      data-language={other}
      data-once=""
      onClick={() => choose(other)}
    >
      <Icon name="i-language" size={28} />
    </button>
  )
}

let screensSeen = 0
/** Whether the reader came here from another screen of the app, so that history.back() stays in the app. */
export const cameFromInside = (): boolean => screensSeen > 1

/** Sets the document's title. After a navigation inside the app also scrolls to the top and focuses the heading. */
export function useTitle(title: string): void {
  const t = useText(kitTexts)
  const full = `${title} · ${t('siteName')}`
  useEffect(() => {
    document.title = full
  }, [full])
  const counted = useRef(false)
  useEffect(() => {
    if (counted.current) return
    counted.current = true
    screensSeen += 1
    if (screensSeen === 1) return
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [])
}

// Without a trailing space: a prerendered page repeats each class attribute a hundred times.
const joined = (name: string, more: string | undefined) => (more ? `${name} ${more}` : name)
