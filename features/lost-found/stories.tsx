import type { Stories } from '#kit/web/stories.ts'
import { examples } from './examples.ts'
import { ItemCard } from './item-card.tsx'
import { ItemList } from './item-list.tsx'
import style from './lost-found.module.css'
import { PersonPrompt } from './missing-person/person-prompt.tsx'

const now = Date.parse('2027-07-26T05:00:00Z')
const names = [
  'a help desk nobody checked',
  'a known help desk',
  'long names, no photo',
  'lost, in many words',
]

export const stories: Stories = {
  feature: 'lost-found',
  states: [
    ...examples.map((item, at) => ({
      name: names[at] ?? item.id,
      Show: () => (
        <ul className={style.items}>
          <ItemCard item={item} now={now} onEnlarge={() => {}} />
        </ul>
      ),
    })),
    { name: 'nothing lost', Show: () => <ItemList type="Lost" items={[]} /> },
    { name: 'nothing found', Show: () => <ItemList type="Found" items={[]} /> },
    { name: 'a person', Show: () => <PersonPrompt name="" phone="" /> },
  ],
}
