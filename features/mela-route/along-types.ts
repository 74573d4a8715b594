/** Facilities that the route screen leads to (visual direction, 05-route). */
export const alongTypes = ['drinking-water', 'toilet', 'health-centre', 'shivir', 'parking'] as const
export type AlongType = (typeof alongTypes)[number]
