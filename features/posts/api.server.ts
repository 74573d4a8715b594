import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { importByStaff } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { postsContract, postsTopic, type StaffPost } from './contract.ts'
import { numberLine } from './from-line.server.ts'
import { addPost, allPosts, changePost, type PostTables, postsFile, publicPosts } from './posts.server.ts'
import { postsImporter } from './posts-csv.server.ts'

export const postsApi: FeatureApi = context => {
  const db = context.db.withTables<PostTables>()
  const list = context.responseCache.answer('posts', [postsTopic], async () => ({
    posts: await publicPosts(db),
  }))
  tellChanges(context.live, postsTopic, list, ({ posts }) => posts.map(row => [row.code, row]))
  const by = (staff: Staff | undefined) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const saved = async (row: StaffPost) => {
    await context.responseCache.changed(postsTopic)
    return row
  }
  serve(context, postsContract, {
    'GET /api/posts': list,
    'GET /api/posts/all': async () => ({ posts: await allPosts(db) }),
    'POST /api/posts': async ({ body: { id, ...fields } }, { staff }) =>
      saved(await addPost(db, id, fields, by(staff))),
    'PUT /api/posts/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) =>
      saved(await changePost(db, params.id, updated_at, fields, by(staff))),
    'POST /api/posts/from-line': async ({ body: { trial } }, { staff }) => {
      const counts = await numberLine(context, trial, by(staff))
      if (!trial) await context.responseCache.changed(postsTopic)
      return counts
    },
    'GET /api/posts/file': async (_, __, reply) =>
      sendCsv(reply, 'posts', await postsFile(db), context.clock()),
    'POST /api/posts/file': async ({ body, files }, { staff }) => {
      const report = await importByStaff(context.db, {
        importer: postsImporter,
        subject: 'post',
        rows: trx => allPosts(trx.withTables<PostTables>()),
        file: files.file ?? refuse('invalid'),
        trial: body.trial === 'true',
        ...by(staff),
      })
      if (report.is_stored) await context.responseCache.changed(postsTopic)
      return report
    },
  })
}
