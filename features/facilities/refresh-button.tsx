import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './facilities.module.css'
import { facilitiesTexts } from './texts.ts'

/** Fetches the list and the position again; shows a spinner meanwhile. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const t = useText(facilitiesTexts)
  const [busy, setBusy] = useState(false)
  const refresh = () => {
    setBusy(true)
    onRefresh().finally(() => setBusy(false))
  }
  return (
    <button
      type="button"
      className={styles.refresh}
      aria-disabled={busy}
      onClick={busy ? undefined : refresh}
    >
      {busy ? <span className="spin" /> : <Icon name="i-refresh" size={20} />}
      <span>{t('refresh')}</span>
    </button>
  )
}
