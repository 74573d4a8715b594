import type { Kysely } from 'kysely'
import { pointOf, toAMetre } from '#common/distance.ts'
import { postName } from '#common/post-name.ts'
import type { Landmark } from '#kit/server/context.ts'
import { checkedAfter } from '#kit/server/staff/checked.ts'
import { type StoredRow, staffRow, toColumns } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { type CheckedPosition, checkedColumns, isSurveyedSource, surveyedRows } from '#kit/server/surveyed.ts'
import { postColumns } from './columns.ts'
import { type Post, type PostFields, postsTopic, type StaffPost } from './contract.ts'

type Row = StoredRow<typeof postColumns> & { is_from_line: boolean }
export type PostTables = { numbered_posts: Row }
type Db = Kysely<PostTables>

const shown = (row: Row): StaffPost => ({
  ...staffRow(postColumns, row),
  ...{ name: postName(row.code), is_from_line: row.is_from_line },
})

const publicRow = (row: Row): Post => {
  const point = pointOf(row)
  return {
    ...{ code: row.code, kind: row.kind },
    ...(row.beside_en && { beside: { en: row.beside_en, hi: row.beside_hi } }),
    ...(point && { position: { lat: toAMetre(point.lat), lng: toAMetre(point.lng) } }),
    ...(row.precision_m !== null && { precision_m: row.precision_m }),
    ...(row.is_from_line && { from_line: true as const }),
    ...(!row.is_standing && { gone: true as const }),
  }
}

const rowsByCode = (db: Db) => db.selectFrom('numbered_posts').selectAll().orderBy('code').execute()

/** Every post by code, including those that were taken down, as visitors see them. */
export const publicPosts = async (db: Db): Promise<Post[]> => (await rowsByCode(db)).map(publicRow)

/** Every post by code, with who checked it. */
export const allPosts = async (db: Db): Promise<StaffPost[]> => (await rowsByCode(db)).map(shown)

/** The posts as named places by which people say where something is. */
export const postLandmarks = async (db: Db): Promise<Landmark[]> =>
  (await rowsByCode(db)).map(row => {
    const point = pointOf(row)
    return {
      ...{ name: postName(row.code), post: row.code },
      ...(point && { point }),
      ...(row.precision_m !== null && { precision_m: row.precision_m }),
      ...(!row.is_standing && { isGone: true as const }),
    }
  })

/** Stores a new post, or changes one whose `updated_at` is still what the editor was shown; both are audited. */
export const postRecords = staffRecords<PostTables, Row, PostFields, StaffPost>({
  subject: 'post',
  table: 'numbered_posts',
  columns: (fields, by, before) => ({
    ...toColumns(postColumns, fields),
    ...checkedAfter(before, fields, by),
    // A calculated position that stays the same stays marked as calculated.
    is_from_line:
      (before?.is_from_line &&
        !fields.is_checked &&
        before.latitude === fields.position?.lat &&
        before.longitude === fields.position?.lng) ??
      false,
  }),
  shown,
})

/** The standing posts: the survey sets their positions. */
export const surveyedPosts = surveyedRows<Row, CheckedPosition & { is_from_line: boolean }>({
  ...{ list: 'posts', topic: postsTopic, subject: 'post', table: 'numbered_posts' },
  read: async db =>
    (await rowsByCode(db.withTables<PostTables>()))
      .filter(({ is_standing }) => is_standing)
      .map(row => ({
        ...{ id: row.id, kind: 'post', name: postName(row.code) },
        ...{ point: pointOf(row), precisionM: row.precision_m },
        isChecked: row.checked_by !== null || isSurveyedSource(row.source),
      })),
  nameOf: ({ code }) => postName(code),
  positionOf: row => ({ ...checkedColumns.positionOf(row), is_from_line: row.is_from_line }),
  measured: (row, to, by) => ({ ...checkedColumns.measured(row, to, by), is_from_line: false }),
})
