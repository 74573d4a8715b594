import type { Stories } from '#kit/web/stories.ts'
import { DetailsCard } from './details-card.tsx'
import { examples } from './examples.ts'
import { QrCode } from './qr-code.tsx'

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
