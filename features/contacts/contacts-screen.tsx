import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { ContactsList } from './contacts-list.tsx'
import { texts } from './texts.ts'

/** `/facility/centralised-contact`. */
export function Screen() {
  const t = useText(texts)
  return (
    <Page title={t('title')} icon="i-contact">
      <ContactsList none={t('noneAvailable')} />
    </Page>
  )
}

/** The same list inside home, opened by the navigation state `showContacts` (specification §2); back closes it. */
export function ContactsView({ onBack }: { onBack: () => void }) {
  const t = useText(texts)
  return (
    <Page title={t('title')} icon="i-contact" onBack={onBack}>
      <ContactsList none={t('noneInCategory')} />
    </Page>
  )
}
