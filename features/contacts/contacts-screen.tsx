import { useState } from 'react'
import { Age } from '#kit/web/age.tsx'
import { useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Call } from '#ui/call.tsx'
import { Chips } from '#ui/chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import { ContactCard } from './contact-card.tsx'
import styles from './contacts.module.css'
import { contactsTexts } from './texts.ts'
import { useContacts } from './use-contacts.ts'

const filters = ['all', 'district_admin', 'mmc_admin'] as const

/** `/facility/centralised-contact`. */
export function ContactsScreen() {
  const t = useText(contactsTexts)
  return (
    <Page icon="i-contact" className="wide">
      <ContactsList none={t('noneAvailable')} />
    </Page>
  )
}

/** The same list inside Home, shown while the navigation state has `showContacts` (specification §2). */
export function ContactsView({ onBack }: { onBack: () => void }) {
  const t = useText(contactsTexts)
  const title = useScreenTitle(paths.facility('centralised-contact'))
  return (
    <Page title={title} icon="i-contact" className="wide" onBack={onBack}>
      <ContactsList none={t('noneInCategory')} />
    </Page>
  )
}

/** The contacts with their filter. `none` is the title shown when there is no contact at all. */
function ContactsList({ none }: { none: string }) {
  const t = useText(contactsTexts)
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const { value, savedAt, error, isLoading, refresh } = useContacts()
  const contacts = value?.contacts.filter(({ category }) => filter === 'all' || category === filter) ?? []
  return (
    <>
      <div className={styles.filters}>
        <Chips
          label={t('filter')}
          choices={filters.map(id => ({ id, label: t(id) }))}
          selected={filter}
          onSelect={setFilter}
        />
      </div>
      <div>
        {error ? <NotRefreshed onRetry={refresh} /> : null}
        {isLoading ? <Loading /> : null}
        <ul className={styles.cards} aria-live="polite">
          {contacts.map(contact => (
            <ContactCard key={contact.id} contact={contact} />
          ))}
        </ul>
        {contacts.length || isLoading ? null : (
          <State icon="i-contact" title={value?.contacts.length ? t('noneInCategory') : none}>
            <p>{t('stillThere')}</p>
            <div className={`stack ${styles.still}`}>
              <Call icon="i-ambulance" label={t('ambulance')} number="108" emergency />
              <Call icon="i-control" label={t('helpDesk')} number="155304" />
            </div>
          </State>
        )}
        <Age at={savedAt} />
      </div>
    </>
  )
}

function NotRefreshed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const t = useText(contactsTexts)
  const kit = useText(kitTexts)
  return (
    <Note kind="warn" live="status">
      <p>{t('notRefreshed')}</p>
      <button type="button" className="btn btn--line btn--s" onClick={onRetry}>
        <Icon name="i-refresh" size={20} />
        <span>{kit('tryAgain')}</span>
      </button>
    </Note>
  )
}
