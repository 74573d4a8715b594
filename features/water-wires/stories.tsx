import type { Stories } from '#kit/web/stories.ts'
import { exampleWaterWires } from './examples.ts'
import { WaterWiresShown } from './water-wires-screen.tsx'

const now = Date.parse('2027-07-18T14:00:00.000Z')

export const stories: Stories = {
  feature: 'water-wires',
  states: [
    { name: 'told', Show: () => <WaterWiresShown rows={exampleWaterWires} now={now} /> },
    {
      name: 'told-long-ago',
      Show: () => <WaterWiresShown rows={exampleWaterWires} now={now + 2 * 86_400_000} />,
    },
    { name: 'nothing-told', Show: () => <WaterWiresShown rows={[]} now={now} /> },
  ],
}
