import type { FeatureSheet } from '#kit/web/feature-sheet.tsx'
import { ContactCard } from './contact-card.tsx'
import { examples } from './examples.ts'

export const sheet: FeatureSheet = {
  feature: 'contacts',
  states: [
    {
      name: 'cards',
      Show: () => (
        <ul className="band">
          {Object.values(examples).map(contact => (
            <ContactCard key={contact.id} contact={contact} />
          ))}
        </ul>
      ),
    },
  ],
}
