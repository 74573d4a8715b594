import { fairDate } from '#common/fair-time.ts'
import type { TravelRule } from './contract.ts'
import type { Mode } from './rule-kinds.ts'

/** The rules for people who come by `mode`. */
export const rulesFor = (rules: readonly TravelRule[], mode: Mode): TravelRule[] =>
  rules.filter(rule => rule.modes.includes(mode))

/** Whether there is any rule for that day: only then is what is not listed open. */
export const isDayKnown = (rules: readonly TravelRule[], ms: number): boolean =>
  rules.some(({ valid_from, valid_until }) => valid_from <= fairDate(ms) && fairDate(ms) <= valid_until)
