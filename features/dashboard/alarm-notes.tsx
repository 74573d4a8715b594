import { Link } from 'wouter'
import { fill } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { useStaffWords } from '#kit/web/staff/manifest.ts'
import { Note } from '#ui/note.tsx'
import type { Overview } from './contract.ts'
import { dashboardTexts } from './texts.ts'

/** Alarms that mean lost data or shut-out visitors unless somebody acts. */
const urgent: ReadonlySet<string> = new Set(['backup-beside-data', 'backup-age', 'disk-space', 'certificate'])

/** Counts above their ceiling. Nobody was refused; staff should look. */
export function AlarmNotes({ alarms }: { alarms: Overview['alarms'] }) {
  const t = useText(dashboardTexts)
  const { language } = useLanguage()
  const words = useStaffWords('alarms')
  return alarms.map(({ name, ...figures }) => {
    const text = words[name]
    return text ? (
      <Note
        key={name}
        kind={urgent.has(name) ? 'err' : name === 'new-version' ? 'info' : 'warn'}
        title={name === 'new-version' ? undefined : t('alarm')}
        live="status"
      >
        <span>{fill(text, language, figures)}</span>
        {name.startsWith('unusual-') ? (
          <Link className="btn btn--line btn--s" href={paths.senders(name.slice('unusual-'.length))}>
            {t('lookTogether')}
          </Link>
        ) : null}
      </Note>
    ) : null
  })
}
