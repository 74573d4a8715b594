/** The vote and its count in one statement, for one row. */
export function oneRow(photo: string, voter: string, device: string): string {
  return `
  with vote as (
    insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen)
    values (${photo}, ${voter}, ${device}, 'n', 60, null) on conflict do nothing returning photo_id
  )
  update photo_contest_submissions set vote_count = vote_count + 1 from vote where id = vote.photo_id returning vote_count`
}
