import type { Stories } from '#kit/web/stories.tsx'
import { ContactCard } from './contact-card.tsx'
import { examples } from './examples.ts'

export const stories: Stories = {
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
