import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { distanceKm, type Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import type { Found } from './locate.ts'
import { queryHook } from './query.ts'

/** A numbered post as other features need it; the rows belong to the feature posts. */
export type NumberedPost = {
  code: string
  beside?: Text | undefined
  position?: Point | undefined
  precision_m?: number | undefined
  /** Nobody stood there: its position was counted along the line of the walk. */
  from_line?: true | undefined
  /** It was taken down. */
  gone?: true | undefined
}
type PostsCall = Call & { reply: ZodMiniType<{ posts: NumberedPost[] }> }
const usePostList = queryHook<{ 'GET /api/posts': PostsCall }>()
const none: readonly NumberedPost[] = []

/** The numbered posts that this phone knows, also without a network. */
export const usePosts = (): readonly NumberedPost[] => usePostList('GET /api/posts', {}).value?.posts ?? none

/** A post is offered only where both positions together are at most so far off, in metres. */
const offeredM = 150

export type NearPost = {
  post: NumberedPost
  /** In a straight line. */
  metres: number
  /** How far off that may be. */
  errorM: number
}

/** The post that stands nearest to a phone; undefined where there is none within 400 m or where nobody knows well enough. */
export function nearestPost(
  { point, accuracyM }: Found,
  posts: readonly NumberedPost[],
): NearPost | undefined {
  const near = posts.flatMap(post => {
    if (post.gone || !post.position || post.precision_m === undefined) return []
    const errorM = Math.round(accuracyM + post.precision_m)
    const metres = Math.round(distanceKm(point, post.position) * 1000)
    return errorM <= offeredM && metres <= 400 ? [{ post, metres, errorM }] : []
  })
  return near.toSorted((a, b) => a.metres - b.metres)[0]
}
