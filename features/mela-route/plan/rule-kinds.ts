/** `way`: how to come from somewhere. */
export const ruleKinds = ['closed', 'one-way', 'gate', 'way'] as const
export type RuleKind = (typeof ruleKinds)[number]
/** How people come to the fair. */
export const modes = ['car', 'bus', 'train', 'foot'] as const
export type Mode = (typeof modes)[number]
