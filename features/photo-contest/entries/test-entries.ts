import type { Guide } from '#tests/journey.ts'

export const newName = () => `अनीता ${crypto.randomUUID().slice(0, 8)}`
export const entriesOf = async ({ owner }: Guide, name: string) =>
  (
    await owner.query(
      'select phone, description, width, height, notice_language from photo_contest_submissions where name = $1',
      [name],
    )
  ).rows
