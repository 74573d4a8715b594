/**
 * The first condition of every statement that counts or ranks several photos: such statements go one at a time, each until
 * its commit. A plan visits photos in an order of its own (in a small table as they lie, in a large one by id), so two at once
 * would come to wait for each other in a circle: with 12 photos three times in four seconds, a second each.
 */
export const oneAtATime = '(select pg_advisory_xact_lock(20260728)) is not null'
