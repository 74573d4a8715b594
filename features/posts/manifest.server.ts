import type { ServerManifest } from '#kit/server/context.ts'
import { postsApi } from './api.server.ts'
import { type PostTables, postLandmarks, surveyedPosts } from './posts.server.ts'
import { postsImporter } from './posts-csv.server.ts'

export const manifest: ServerManifest = {
  name: 'posts',
  api: postsApi,
  landmarks: db => postLandmarks(db.withTables<PostTables>()),
  surveyed: surveyedPosts,
  importers: [postsImporter],
}
