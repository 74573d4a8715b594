import type { Stories } from '#kit/web/stories.ts'
import type { WaterWire } from './contract.ts'
import { WaterWiresShown } from './water-wires-screen.tsx'

const at = '2027-07-18T13:00:00.000Z'
const none = { en: '', hi: '' }
const source = 'Ward office, 18 July 2027'

/** One row of each kind and state, invented. */
const exampleWaterWires = [
  {
    ...{ id: '00000000-0000-4000-8000-000000000901', kind: 'bathing', state: 'open', cm: 90, note: none },
    ...{ name: { en: 'Ashram Ghat', hi: 'आश्रम घाट' }, source, updated_at: at },
  },
  {
    ...{ id: '00000000-0000-4000-8000-000000000902', kind: 'bathing', state: 'shut', cm: 210 },
    note: { en: 'The steps have broken away.', hi: 'सीढ़ियाँ टूट गई हैं।' },
    ...{ name: { en: 'Akharaghat', hi: 'अखाड़ाघाट' }, source, updated_at: at },
  },
  {
    ...{ id: '00000000-0000-4000-8000-000000000903', kind: 'river', state: 'unknown', cm: 540, note: none },
    ...{ name: { en: 'Burhi Gandak', hi: 'बूढ़ी गंडक' }, source, updated_at: at },
  },
  {
    ...{ id: '00000000-0000-4000-8000-000000000904', kind: 'wire', state: 'unknown', cm: 420, note: none },
    ...{ name: { en: 'Ramdayalu level crossing', hi: 'रामदयालु रेल फाटक' }, source, updated_at: at },
  },
] as const satisfies readonly WaterWire[]

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
