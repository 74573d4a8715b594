/** Facility types that the route screen links to (visual direction, 05-route), most needed first. */
export const alongTypes = ['drinking-water', 'toilet', 'health-centre', 'shivir', 'parking'] as const
export type AlongType = (typeof alongTypes)[number]
