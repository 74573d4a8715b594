import type { Item } from './contract.ts'

const item: Item = {
  id: '0f8fad5b-0000-4000-8000-000000000001',
  type: 'Found',
  kind: 'bag',
  name: 'मोहन साह',
  description: 'भूरा झोला, अंदर तीन चाबियाँ',
  phone_masked: '98••••••10',
  can_reveal: true,
  images: '/art/day-1.svg',
  width: 1600,
  height: 1200,
  submitted_at: 'Helpdesk 2',
  helpdesk_contact: '06212 240112',
  helpdesk_verified: false,
  created_at: '2027-07-26T01:10:00.000Z',
}

/** Things with character: long words, no help desk, unchecked and known ones, a photo that is gone. */
export const examples: readonly Item[] = [
  item,
  {
    ...item,
    id: '2',
    helpdesk_contact: '155304',
    helpdesk_verified: true,
    can_reveal: false,
    description: '',
  },
  {
    ...item,
    id: '3',
    submitted_at: 'मुजफ्फरपुर हेल्प डेस्क 3, श्रृंगार पूर्ति गली',
    helpdesk_contact: 'पानी टंकी के पास, सफ़ेद तंबू',
    images: '/photos/none/800.webp',
  },
  {
    ...item,
    id: '4',
    type: 'Lost',
    kind: 'other',
    name: '<b>Anil</b>',
    description: `Spectacles with a thin black frame, one glass scratched, in a case that says ${'A'.repeat(60)}`,
    submitted_at: null,
    helpdesk_contact: null,
  },
]
