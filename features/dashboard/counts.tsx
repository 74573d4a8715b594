import { useText } from '#kit/web/language.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { usePolling } from '#kit/web/staff/use-polling.tsx'
import { Icon } from '#ui/icon.tsx'
import type { contract } from './contract.ts'
import { counted } from './counted.ts'
import styles from './counts.module.css'
import { texts } from './texts.ts'

const useCounts = staffQueryHook<typeof contract>()
const icons = {
  feedback: 'i-star',
  complaints: 'i-warning',
  contacts: 'i-contact',
  photo_contest_submissions: 'i-camera',
  vehicle_registrations: 'i-car',
} as const
const grouped = new Intl.NumberFormat('en-IN')

/** The five counts of specification §2, each a labelled item of one band. */
export function Counts() {
  const t = useText(texts)
  const { value, refresh } = useCounts('GET /api/dashboard/counts', {})
  usePolling(refresh)
  return (
    <dl className={`${styles.counts} num`} aria-label={t('counts')}>
      {counted.map(name => (
        <div key={name} className={name === 'feedback' ? styles.lead : undefined}>
          <dt>
            <Icon name={icons[name]} size={20} />
            {t(name)}
          </dt>
          <dd>{value ? grouped.format(value.counts[name] ?? 0) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
