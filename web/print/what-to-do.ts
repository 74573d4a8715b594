import type { Text } from '#common/text.ts'
import { texts as crowdTexts } from '#features/crowd-status/texts.ts'
import { texts as dangerWords } from '#features/danger/banner-texts.ts'
import { texts as dangerTexts } from '#features/danger/texts.ts'
import type { IconName } from '#ui/icon.tsx'
import { texts as fileTexts } from '../guide-file/texts.ts'
import { texts } from './emergency-texts.ts'

type WhatToDo = { icon: IconName; title: Text; number: string; steps: readonly Text[] }

/** What to do in a crush, a fire and at a live wire, in the words of the screens, and whom to call. */
export const whatToDo: readonly WhatToDo[] = [
  {
    icon: 'i-crush',
    title: dangerTexts.crush,
    number: '112',
    steps: [dangerWords['do-crush'], crowdTexts.tipQueue, crowdTexts.tipFall, crowdTexts.tipHands],
  },
  { icon: 'i-fire', title: dangerTexts.fire, number: '101', steps: [dangerWords['do-fire'], texts.callFire] },
  {
    icon: 'i-wire',
    title: dangerTexts.wire,
    number: '112',
    steps: [dangerWords['do-wire'], fileTexts.dontPole, texts.callWire],
  },
]
