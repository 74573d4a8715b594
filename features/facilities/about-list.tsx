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

type AboutListProps = {
  list: FacilityList
  savedAt: number | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** How reliable the list is and how old; opened, it names the source of each place. */
export function AboutList({ list, savedAt, isOpen, onOpen }: AboutListProps) {
  const { language } = useLanguage()
  const t = useText(facilitiesTexts)
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
      <details open={isOpen} onToggle={event => onOpen(event.currentTarget.open)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          className="unfold"
          // The list may be drawn anew before the browser reports the toggle.
          onClick={event => {
            event.preventDefault()
            onOpen(!isOpen)
          }}
        >
          <Icon name="i-chevron" size={20} className="turns" />
          {t('aboutList')}
        </summary>
        {isOpen ? <ListSources places={list.facilities} /> : null}
      </details>
    </div>
  )
}
