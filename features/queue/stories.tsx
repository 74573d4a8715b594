import type { Stories } from '#kit/web/stories.ts'
import { old, silent, told } from './examples.ts'
import { Shown } from './queue-screen.tsx'

const now = Date.now()

export const stories: Stories = {
  feature: 'queue',
  states: [
    { name: 'told a few minutes ago', Show: () => <Shown queue={told(now)} /> },
    { name: 'told too long ago', Show: () => <Shown queue={old(now)} /> },
    { name: 'nobody told', Show: () => <Shown queue={silent} /> },
  ],
}
