import type { Text } from '#common/text.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { dangerBannerTexts } from '#features/danger/banner-texts.ts'
import { dangerTexts } from '#features/danger/texts.ts'
import type { IconName } from '#ui/icon.tsx'
import { guideFileTexts } from '../guide-file/texts.ts'
import { emergencyTexts } from './emergency-texts.ts'

type WhatToDo = { icon: IconName; title: Text; number: string; steps: readonly Text[] }

/** What to do in a crush, a fire and at a live wire, in the words of the screens, and whom to call. */
export const whatToDo: readonly WhatToDo[] = [
  {
    icon: 'i-crush',
    title: dangerTexts.crush,
    number: '112',
    steps: [
      dangerBannerTexts['do-crush'],
      crowdStatusTexts.tipQueue,
      crowdStatusTexts.tipFall,
      crowdStatusTexts.tipHands,
    ],
  },
  {
    icon: 'i-fire',
    title: dangerTexts.fire,
    number: '101',
    steps: [dangerBannerTexts['do-fire'], emergencyTexts.callFire],
  },
  {
    icon: 'i-wire',
    title: dangerTexts.wire,
    number: '112',
    steps: [dangerBannerTexts['do-wire'], guideFileTexts.dontPole, emergencyTexts.callWire],
  },
]
