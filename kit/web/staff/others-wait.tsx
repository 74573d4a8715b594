import { Icon } from '#ui/icon.tsx'
import { useText } from '../language.tsx'
import { outboxTexts } from '../outbox/texts.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { kitStaffTexts } from './texts.ts'
import '#ui/strip.css'

/** Says how much of one kind other accounts have left unsent on this phone: one line that opens on a tap. */
export function OthersWait({ kind }: { kind: string }) {
  const t = useText(kitStaffTexts)
  const ofOutbox = useText(outboxTexts)
  const { others } = useOutbox(kind)
  if (others.length === 0) return null
  const names = [...new Set(others.map(({ account = '' }) => account))]
  return (
    <div role="status">
      <details className="strip">
        <summary>
          <Icon name="i-user" size={20} />
          <span>{t('ofOthers', { n: others.length })}</span>
          <Icon name="i-chevron" size={20} className="turns" />
        </summary>
        {names.map(name => (
          <p key={name}>
            {ofOutbox('ofAnother', { name, n: others.filter(({ account }) => account === name).length })}
          </p>
        ))}
      </details>
    </div>
  )
}
