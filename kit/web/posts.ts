import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { distanceKm, type Point } from '#common/distance.ts'
import { findPost } from '#common/post-code.ts'
import { postName } from '#common/post-name.ts'
import type { Text } from '#common/text.ts'
import type { Found } from './locate.ts'
import { paths } from './paths.ts'
import { queryHook } from './query.ts'
import type { SearchItem } from './search-items.ts'

/** A numbered post, as far as other features need it; the rows belong to the feature posts. */
export type NumberedPost = {
  code: string
  beside?: Text | undefined
  position?: Point | undefined
  precision_m?: number | undefined
  /** It was taken down. */
  gone?: true | undefined
}
type PostsCall = Call & { reply: ZodMiniType<{ posts: NumberedPost[] }> }
const usePostList = queryHook<{ 'GET /api/posts': PostsCall }>()
const none: readonly NumberedPost[] = []

/** The numbered posts that this phone knows, also without a network. */
export const usePosts = (): readonly NumberedPost[] => usePostList('GET /api/posts', {}).value?.posts ?? none

/** A post is offered only if both positions together are at most this many metres off. */
const offeredM = 150

type NearPost = {
  post: NumberedPost
  /** Straight-line distance. */
  metres: number
  /** How far off that may be. */
  errorM: number
}

/** The post nearest to a phone; undefined if none is within 400 m or the positions are not exact enough. */
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

/** The posts that a phrase may mean if it is a post's code: one, or several to choose from. */
export function usePostItems(): (phrase: string) => { items: readonly SearchItem[]; isSure: boolean } {
  const posts = usePosts()
  return phrase => {
    const found = findPost(phrase, posts)
    const named = found && 'post' in found ? [found.post] : found && 'ask' in found ? found.ask : []
    return { items: named.map(itemOf), isSure: found !== undefined && 'post' in found }
  }
}
const itemOf = ({ code, beside }: NumberedPost): SearchItem => ({
  label: postName(code),
  ...(beside && { detail: beside }),
  ...{ icon: 'i-pole', to: paths.post(code), words: [], kind: 'service' },
})
