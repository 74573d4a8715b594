import type { Stories } from '#kit/web/stories.ts'
import style from './crowd.module.css'
import { PlaceLine } from './crowd-list.tsx'
import { Shown } from './crowd-screen.tsx'
import { busy, day, old, silent } from './examples.ts'

const now = Date.now()
const [gate] = busy(now).places

export const stories: Stories = {
  feature: 'crowd-status',
  states: [
    { name: 'a Monday morning', Show: () => <Shown status={busy(now)} /> },
    { name: 'reported hours ago', Show: () => <Shown status={old(now)} /> },
    { name: 'nobody reported', Show: () => <Shown status={silent} /> },
    { name: 'no places', Show: () => <Shown status={{ ...silent, places: [] }} /> },
    {
      name: 'a place with its day',
      Show: () => (
        <ul className={`list divided ${style.list}`}>
          {gate ? <PlaceLine place={gate} now={now} day={day(now)} /> : null}
        </ul>
      ),
    },
  ],
}
