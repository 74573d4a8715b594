import { sayAgo, sayTime } from '#common/fair-time.ts'
import { Note } from '#ui/note.tsx'
import { heldTexts } from './held-texts.ts'
import type { FairHold } from './holds.ts'
import { useLanguage, useSay, useText } from './language.tsx'
import { serverNow } from './server-clock.ts'

/** One hold, shown on the screen that it concerns: until when, and how old the report is. `isHere`: beside the name of its place. */
export function HeldNote({ hold, isHere = false }: { hold: FairHold; isHere?: boolean }) {
  const t = useText(heldTexts)
  const say = useSay()
  const { language } = useLanguage()
  const time = sayTime(hold.until, language)
  return (
    <Note
      kind="warn"
      icon="i-hand"
      title={isHere ? t('until', { time }) : t('heldUntil', { place: say(hold.place), time })}
    >
      <HeldAge hold={hold} />
    </Note>
  )
}

/** When the hold was set; the band above every screen says the rest. */
export function HeldAge({ hold }: { hold: FairHold }) {
  const t = useText(heldTexts)
  const { language } = useLanguage()
  return <p className="tiny">{t('since', { ago: sayAgo(serverNow() - hold.since, language) })}</p>
}
