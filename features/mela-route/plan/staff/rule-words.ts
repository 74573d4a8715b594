import type { Mode, RuleKind } from '../rule-kinds.ts'
import { texts } from './texts.ts'

/** Kinds of rules as staff read them. */
export const kindWords: Record<RuleKind, { en: string; hi: string }> = {
  closed: texts.closed,
  'one-way': texts.oneWay,
  gate: texts.gate,
  way: texts.way,
}
/** For whom a rule is, as staff read it. */
export const modeWords: Record<Mode, { en: string; hi: string }> = {
  car: texts.car,
  bus: texts.bus,
  train: texts.train,
  foot: texts.foot,
}
