import { useState } from 'react'
import { sayDay } from '#common/fair-time.ts'
import { Age } from '#kit/web/age.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Icon } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { FacilityList } from './contract.ts'
import styles from './facilities.module.css'
import { facilitiesTexts } from './texts.ts'

const ListSources = lazyPart(() => import('./list-sources.tsx').then(module => module.ListSources))

/** How reliable the list is and how old; opened, it names the source of each place. */
export function AboutList({ list, savedAt }: { list: FacilityList; savedAt: number | undefined }) {
  const { language } = useLanguage()
  const t = useText(facilitiesTexts)
  const [open, setOpen] = useState(false)
  if (!list.facilities.length) return <Age at={savedAt} />
  const { facilities } = list
  const checked = facilities.filter(({ verified }) => verified === 'surveyed').length
  return (
    <div className={`sub ${styles.about}`}>
      {checked === facilities.length ? null : <p>{withCalls(t('aboutUnchecked'))}</p>}
      {list.updated_at ? (
        <p>{t('changedOn', { day: sayDay(Date.parse(list.updated_at), language) })}</p>
      ) : null}
      <Age at={savedAt} />
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className="unfold">
          <Icon name="i-chevron" size={20} className={styles.turn} />
          {t('aboutList')}
        </summary>
        {open ? <ListSources places={list.facilities} /> : null}
      </details>
    </div>
  )
}
