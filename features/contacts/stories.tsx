import { emptyFields } from '#common/row-columns.ts'
import type { Stories } from '#kit/web/stories.ts'
import { contactColumns } from './columns.ts'
import { ContactCard } from './contact-card.tsx'
import type { Contact } from './contract.ts'

const nothing = { ...emptyFields(contactColumns), updated_at: '2027-07-01T06:30:00.000Z' }

/** Invented contacts one with everything, one with long texts, one with e-mail only. */
const examples = {
  helpDesk: {
    ...nothing,
    id: '00000000-0000-4000-8000-000000000011',
    contact_type: 'control_room',
    category: 'mmc_admin',
    name: { en: 'Control room and help desk', hi: 'नियंत्रण कक्ष और हेल्प डेस्क' },
    designation: { en: 'Municipal Corporation, toll-free', hi: 'नगर निगम, टोल-फ्री' },
    phone: '155304',
    email: 'help@corporation.example',
    ranking: 1,
  },
  officer: {
    ...nothing,
    id: '00000000-0000-4000-8000-000000000012',
    contact_type: 'officer',
    category: 'district_admin',
    name: { en: 'Magistrate on duty, mela area', hi: 'मेला क्षेत्र के तैनात मजिस्ट्रेट' },
    designation: {
      en: 'Deputy collector for land, water, crowds and everything nobody else answers for',
      hi: 'भूमि, जल, भीड़ और बाकी सब कामों के उप समाहर्ता',
    },
    phone: '0621-2200000',
    ranking: 12,
  },
  mailOnly: {
    ...nothing,
    id: '00000000-0000-4000-8000-000000000013',
    contact_type: 'office',
    category: 'other',
    name: { en: 'Records office', hi: 'अभिलेख कार्यालय' },
    email: 'records@corporation.example',
  },
} as const satisfies Record<string, Contact>

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
