import { useText } from '#kit/web/language.tsx'
import { Note } from '#ui/note.tsx'
import { accountsTexts } from './texts.ts'

/** Asks for confirmation before somebody becomes an admin. */
export function SureAdmin({ username }: { username: string }) {
  const t = useText(accountsTexts)
  return <Note kind="warn" icon="i-shield" live="alert" title={t('sureAdmin', { username })} />
}
