import { useText } from '#kit/web/language.tsx'
import { Note } from '#ui/note.tsx'
import type { Overview } from './contract.ts'
import { texts } from './texts.ts'

/** What happens oftener than on an honest day, in words: nobody was refused, somebody should look. */
export function AlarmNotes({ alarms }: { alarms: Overview['alarms'] }) {
  const t = useText(texts)
  return alarms.map(({ name, count }) =>
    name === 'lost-found-reveals' || name === 'quiz-starts' ? (
      <Note key={name} kind="warn" title={t('alarm')} live="status">
        <span>{t(name, { count })}</span>
      </Note>
    ) : null,
  )
}
