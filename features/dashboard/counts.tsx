import { useSay, useText } from '#kit/web/language.tsx'
import { useStaffEntries } from '#kit/web/staff/manifest.ts'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { usePolling } from '#kit/web/staff/use-polling.ts'
import { Icon } from '#ui/icon.tsx'
import type { dashboardContract } from './contract.ts'
import styles from './counts.module.css'
import { dashboardTexts } from './texts.ts'

const useCounts = staffQueryHook<typeof dashboardContract>()
const grouped = new Intl.NumberFormat('en-IN')

/** The counts of specification §2 from the features, the first one biggest, each a labelled item of one band. */
export function Counts() {
  const t = useText(dashboardTexts)
  const say = useSay()
  const cards = useStaffEntries('counts')
  const { value, refresh } = useCounts('GET /api/dashboard/counts', {})
  usePolling(refresh)
  return (
    <dl className={`${styles.counts} num`} aria-label={t('counts')}>
      {cards.map(({ table, label, icon }, index) => (
        <div key={table} className={index === 0 ? styles.lead : undefined}>
          <dt>
            <Icon name={icon} size={20} />
            {say(label)}
          </dt>
          <dd>{value ? grouped.format(value.counts[table] ?? 0) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
