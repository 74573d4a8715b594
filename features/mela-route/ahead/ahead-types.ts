/** What a walker asks for on the way. */
export const aheadTypes = ['drinking-water', 'toilet', 'health-centre', 'shivir'] as const
export type AheadType = (typeof aheadTypes)[number]
