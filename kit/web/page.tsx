import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useLanguage, useText } from './language.tsx'
import { OfflineNote } from './offline-note.tsx'
import { texts } from './texts.ts'
import '#ui/flow.css'

type Props = {
  title: string
  /** What the top bar shows where it is more than the title. */
  heading?: ReactNode
  /** Picture beside the title. */
  icon?: IconName
  /** Another way back than the history; the browser's own page before otherwise, home where there is none. */
  onBack?: () => void
  /** A flow hides the bottom bar: help moves up beside the language key. */
  flow?: boolean
  /** More keys of the top bar. */
  keys?: ReactNode
  className?: string
  children: ReactNode
}

/** An inner page: top bar with back, title, language; then its content, focused when one comes to it. */
export function Page({ title, heading, icon, onBack, flow = false, keys, className, children }: Props) {
  const t = useText(texts)
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
  const t = useText(texts)
  const goBack = (event: { preventDefault: () => void }) => {
    if (!onBack && !cameFromInside()) return
    event.preventDefault()
    if (onBack) onBack()
    else history.back()
  }
  return (
    <Link href="/" className="icbtn" aria-label={t('back')} onClick={goBack}>
      <Icon name="i-back" />
    </Link>
  )
}

/** One tap to the other language; both scripts on it, so that readers of either find it. */
export function LanguageKey({ className }: { className?: string }) {
  const { language, choose } = useLanguage()
  const t = useText(texts)
  const other = language === 'en' ? 'hi' : 'en'
  return (
    <button
      type="button"
      className={joined('icbtn', className)}
      aria-label={t('otherLanguage')}
      lang={other}
      data-language={other}
      onClick={() => choose(other)}
    >
      <Icon name="i-language" size={28} />
    </button>
  )
}

let screensSeen = 0
/** Whether the reader came here from another screen of the app, so that back stays inside it. */
export const cameFromInside = (): boolean => screensSeen > 1

/** Names the page in the reader's language and, when one came from another screen, starts at its top with focus on its title. */
export function useTitle(title: string): void {
  const t = useText(texts)
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

// Nothing hangs behind: a written page has each class a hundred times.
const joined = (name: string, more: string | undefined) => (more ? `${name} ${more}` : name)
