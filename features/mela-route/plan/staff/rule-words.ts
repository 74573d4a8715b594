import type { Mode, RuleKind } from '../rule-kinds.ts'
import { journeyRulesTexts } from './texts.ts'

/** Kinds of rules as staff read them. */
export const kindWords: Record<RuleKind, { en: string; hi: string }> = {
  closed: journeyRulesTexts.closed,
  'one-way': journeyRulesTexts.oneWay,
  gate: journeyRulesTexts.gate,
  way: journeyRulesTexts.way,
}
/** For whom a rule is, as staff read it. */
export const modeWords: Record<Mode, { en: string; hi: string }> = {
  car: journeyRulesTexts.car,
  bus: journeyRulesTexts.bus,
  train: journeyRulesTexts.train,
  foot: journeyRulesTexts.foot,
}
