/**
 * Votes for one photo in the same ten minutes by phones of the same age, within five seconds: `span` numbers the ten minutes,
 * `age` the five seconds. Nothing else reveals a program behind carriers' addresses, among the honest votes of the same networks.
 */
export type RushCell = { photo: string; span: number; age: number }

export const rush = {
  spanSeconds: 600,
  ageSeconds: 5,
  /** Votes in one cell, in all cells of a cohort, and the share of what the photo got in those minutes. */
  fewest: 20,
  fewestInAll: 30,
  share: 0.4,
  z: 6,
} as const

/** Where a vote stands among the cells, in SQL. */
export const rushPlace = `floor(extract(epoch from created_at) / ${rush.spanSeconds})::int as span, device_age_s / ${rush.ageSeconds} as age`

/**
 * The relations `placed`, each vote with its cell, and `rush_cell` of photo_id, span and age, as SQL after a CTE `excluded` with networks that are left out. What other photos get
 * from such phones in the same minutes says what is usual, so a full hour makes no photo unusual, nor does a message that brings many
 * friends at once, whose phones are of many ages.
 */
export const rushCells = `
  placed as (
    select photo_id, network, voided_at, ${rushPlace} from photo_votes
  ), cell as materialized (
    select photo_id, span, age, count(*)::float8 as votes from placed
    where network not in (select network from excluded) group by 1, 2, 3
  ), of_photo as (
    select photo_id, sum(votes) as votes, (select sum(votes) from cell) as all_votes from cell group by 1
  ), full_cell as (
    select photo_id, span, age, votes from cell where votes >= ${rush.fewest}
  ), beside as (
    select span, age, sum(votes) as votes from cell where (span, age) in (select span, age from full_cell) group by 1, 2
  ), of_span as (
    select photo_id, span, sum(votes) as votes from cell
    where (photo_id, span) in (select photo_id, span from full_cell) group by 1, 2
  ), rush_cell as materialized (
    select photo_id, span, age
    from (
      select photo_id, span, age, full_cell.votes, of_span.votes as of_span,
        greatest(2, (beside.votes - full_cell.votes) * of_photo.votes / greatest(1, all_votes - of_photo.votes)) as usual
      from full_cell join beside using (span, age) join of_span using (photo_id, span) join of_photo using (photo_id)
    ) as expected
    where votes >= ${rush.fewest} and votes >= ${rush.share} * of_span and (votes - usual) / sqrt(usual) > ${rush.z}
  )`
