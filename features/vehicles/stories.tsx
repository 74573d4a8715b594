import type { Stories } from '#kit/web/stories.ts'
import type { Vehicle } from './contract.ts'
import { DetailsCard } from './details-card.tsx'
import { QrCode } from './qr-code.tsx'

const parked: Vehicle = {
  id: '0f8fad5b-0000-4000-8000-0000000000a1',
  vehicle_id: 'MUZ048215',
  owner_name: 'रामेश्वर प्रसाद',
  phone_number: '9876500061',
  parking_location: 'parking-2',
  number_plate: 'BR06 AB 1234',
  vehicle_photo_url: '/art/day-1.svg',
  parking_status: 'parked',
  created_at: '2027-07-25T13:40:00Z',
  updated_at: null,
  departure: null,
}

/** Invented vehicles for tests and `/dev/sheet`. */
const examples = {
  parked,
  'without a plate, with a long name, in a lot that nobody knows': {
    ...parked,
    vehicle_id: 'MUZ900001',
    owner_name: 'Shri Satyanarayan Prasad Singh Kushwaha of Bhagwanpur, Vaishali',
    parking_location: 'School ground',
    number_plate: '',
    parking_status: 'unparked',
    vehicle_photo_url: '/photos/none',
    updated_at: '2027-07-26T02:15:00Z',
  },
  'taken by somebody, with two photos': {
    ...parked,
    vehicle_id: 'MUZ000007',
    parking_status: 'unparked',
    updated_at: '2027-07-26T04:05:00Z',
    departure: {
      unparker_phone: '9876500062',
      unparker_photo_url: '/art/day-2.svg',
      unparker_photo_url_2: '/art/day-3.svg',
    },
  },
} satisfies Record<string, Vehicle>

export const stories: Stories = {
  feature: 'vehicles',
  states: [
    ...Object.entries(examples).map(([name, vehicle]) => ({
      name,
      Show: () => <DetailsCard vehicle={vehicle} onChange={() => {}} onSignedOut={() => {}} />,
    })),
    {
      name: 'the code on a slip',
      Show: () => <QrCode value={examples.parked.vehicle_id} label={examples.parked.vehicle_id} />,
    },
  ],
}
