import { useText } from '#kit/web/language.tsx'
import { CheckField } from '#kit/web/staff/fields.tsx'
import { staffClient, staffReader } from '#kit/web/staff/staff-client.tsx'
import { showToast } from '#ui/toast.tsx'
import styles from './photos-panel.module.css'
import type { ContestSettings, staffContract } from './staff-contract.ts'
import { texts } from './texts.ts'

const useSettings = staffReader<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** What staff decide about the contest as a whole. */
export function ContestRules() {
  const t = useText(texts)
  const { value, replace } = useSettings('GET /api/photo-contest/settings', {})
  if (!value) return null
  const change = async (body: ContestSettings) => {
    try {
      const saved = await call('PUT /api/photo-contest/settings', { body })
      replace(() => saved)
      showToast(t('saved'))
    } catch {
      showToast(t('failed', { name: t('rules') }), { kind: 'bad', ms: 5000 })
    }
  }
  return (
    <section className={styles.rules}>
      <h2>{t('rules')}</h2>
      <CheckField
        label={t('onlyApproved')}
        value={value.only_approved}
        onChange={only_approved => change({ ...value, only_approved })}
      />
      <CheckField
        label={t('closed')}
        value={value.is_closed}
        onChange={is_closed => change({ ...value, is_closed })}
      />
    </section>
  )
}
