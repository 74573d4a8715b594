import { useLocation, useSearch } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { EntryForm } from './entry-form.tsx'
import { listLink } from './links.ts'
import { PersonList } from './person-list.tsx'
import { PersonView } from './person-view.tsx'
import styles from './reunite.module.css'
import { reuniteStaffTexts } from './texts.ts'

/** Lost and found persons: the list of all desks, one person, or a new entry, by the address. */
export function MissingPersonsPanel() {
  const t = useText(reuniteStaffTexts)
  const asked = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const id = asked.get('person')
  const entry = asked.get('new')
  if (!id && !entry) return <PersonList />
  return (
    <>
      <button type="button" className={`btn btn--quiet ${styles.back}`} onClick={() => navigate(listLink)}>
        <Icon name="i-back" size={20} />
        {t('back')}
      </button>
      {id ? (
        <PersonView key={id} id={id} match={asked.get('match')} />
      ) : (
        <EntryForm key={entry} isFound={entry === 'found'} onDone={() => navigate(listLink)} />
      )}
    </>
  )
}
