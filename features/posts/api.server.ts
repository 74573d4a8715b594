import type { FeatureApi } from '#kit/server/context.ts'
import { fileCalls } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { rowCalls } from '#kit/server/staff/row-calls.ts'
import { postsContract, postsTopic } from './contract.ts'
import { numberLine } from './from-line.server.ts'
import { allPosts, type PostTables, postRecords, publicPosts } from './posts.server.ts'
import { postsImporter } from './posts-csv.server.ts'

export const postsApi: FeatureApi = context => {
  const db = context.db.withTables<PostTables>()
  const list = context.responseCache.answer('posts', [postsTopic], async () => ({
    posts: await publicPosts(db),
  }))
  tellChanges(context.live, postsTopic, list, ({ posts }) => posts.map(row => [row.code, row]))
  const rows = rowCalls(context, postsTopic, postRecords)
  const file = fileCalls(context, { importer: postsImporter, subject: 'post', all: allPosts })
  serve(context, postsContract, {
    'GET /api/posts': list,
    'GET /api/posts/all': async () => ({ posts: await allPosts(db) }),
    'POST /api/posts': rows.add,
    'PUT /api/posts/:id': rows.change,
    'POST /api/posts/from-line': async ({ body: { trial } }, { staff }) => {
      const counts = await numberLine(context, trial, {
        staff: signedIn(staff),
        at: new Date(context.clock()),
      })
      if (!trial) await context.responseCache.changed(postsTopic)
      return counts
    },
    'GET /api/posts/file': file.exports,
    'POST /api/posts/file': file.imports,
  })
}
