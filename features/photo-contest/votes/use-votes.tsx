import { useCallback, useEffect, useRef, useState } from 'react'
import { shortId } from '#common/id.ts'
import { ApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useText } from '#kit/web/language.tsx'
import { readStorage } from '#kit/web/local-storage.ts'
import { withWork } from '#kit/web/work.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import type { Photo, photoContestContract } from '../contract.ts'
import style from '../gallery/gallery.module.css'
import { photoContestTexts } from '../texts.ts'
import { followWaitingVotes, isCounted, isUnanswered, keepVote } from './waiting-votes.ts'

const call = client<typeof photoContestContract>()
const verifyMs = 1000 // specification §9
const refetchMs = 2000

export type Votes = {
  hasVoted: (id: string) => boolean
  isVoting: (id: string) => boolean
  /** The vote waits on this phone for a network. */
  isWaiting: (id: string) => boolean
  vote: (photo: Photo) => void
}

/**
 * This phone's votes (specification §4): one per photo, and none while one is being sent. A heart is filled after the
 * server's answer; the photo is read again after 1 s and the list after 2 s. A vote without answer waits in the outbox.
 */
export function useVotes({
  put,
  remove,
  refresh,
  seen,
}: {
  put: (photo: Photo) => void
  remove: (id: string) => void
  refresh: () => void
  seen: () => number
}): Votes {
  const t = useText(photoContestTexts)
  const [voted, setVoted] = useState<ReadonlySet<string>>(new Set())
  const [voting, setVoting] = useState<ReadonlySet<string>>(new Set())
  const mark = useCallback((id: string) => setVoted(known => new Set(known).add(id)), [])
  useEffect(() => {
    withDevice(voter => call('GET /api/photo-votes', { query: { user_identifier: voter } })).then(
      ({ photo_ids }) => setVoted(known => new Set([...known, ...photo_ids])),
      () => undefined, // The hearts stay empty; the server refuses a second vote.
    )
  }, [])

  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [mayWait, setMayWait] = useState(() => readStorage('outbox-waiting') !== null)
  const latestTell = useRef(() => {})
  latestTell.current = () => showToast(t('voteRecorded'))
  const latestRefresh = useRef(refresh)
  latestRefresh.current = refresh
  useEffect(() => {
    if (!mayWait) return
    const told = new Set<string>()
    return followWaitingVotes(({ waiting: now, counted, refused }) => {
      const news = [...counted, ...refused].filter(id => !told.has(id))
      for (const id of news) told.add(id)
      for (const id of counted) mark(id)
      if (counted.some(id => news.includes(id))) latestTell.current()
      if (news.length > 0) latestRefresh.current()
      setWaiting(known => (known.join() === now.join() ? known : now))
    })
  }, [mayWait, mark])

  const verify = async (id: string) => {
    try {
      put(await call('GET /api/photos/:id', { params: { id } }))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) remove(id)
    }
  }
  const inFlight = useRef(new Set<string>())
  const vote = async (photo: Photo) => {
    const { id } = photo
    if (inFlight.current.has(id)) return
    if (waiting.includes(id)) return showToast(t('voteWaiting'))
    if (voted.has(id)) return showToast(t('alreadyVoted'), { kind: 'bad' })
    inFlight.current.add(id)
    setVoting(new Set(inFlight.current))
    const counted = (reply: { vote_count?: number } | undefined) => {
      mark(id)
      if (reply?.vote_count !== undefined) put({ ...photo, vote_count: reply.vote_count })
      showToast(t('voteRecorded'))
      setTimeout(() => verify(id), verifyMs)
      setTimeout(refresh, refetchMs)
    }
    const refused = (error: unknown) => {
      const isDouble = error instanceof ApiError && error.code === '23505'
      if (isDouble) mark(id)
      if (error instanceof ApiError && error.status === 404) remove(id)
      showToast(t(isDouble ? 'alreadyVoted' : 'voteFailed'), { kind: 'bad' })
    }
    /** The answer was lost, so the vote may count: it is asked again until there is an answer. */
    const askUntilAnswered = async () => {
      setMayWait(true)
      const outcome = await keepVote(id, seen())
      if (outcome.kind === 'waiting')
        showToast(t(outcome.isUnkept ? 'voteUnkept' : 'voteWaiting'), { ms: 5000 })
      else if (outcome.kind === 'sent') counted(outcome.reply as { vote_count?: number } | undefined)
      else if (isCounted({ refusal: outcome.error.code })) counted(undefined)
      else refused(outcome.error)
    }
    try {
      const reply = await withDevice(voter =>
        withWork('photo-vote', work =>
          call('POST /api/photos/:id/votes', {
            params: { id },
            body: { user_identifier: voter, vote_type: 'like', seen: seen(), work },
          }),
        ),
      )
      counted(reply)
    } catch (error) {
      if (isUnanswered(error)) await askUntilAnswered().catch(() => refused(error))
      else refused(error)
    } finally {
      inFlight.current.delete(id)
      setVoting(new Set(inFlight.current))
    }
  }
  const latest = useRef(vote)
  latest.current = vote
  return {
    hasVoted: id => voted.has(id),
    isVoting: id => voting.has(id),
    isWaiting: id => waiting.includes(id),
    vote: useCallback((photo: Photo) => void latest.current(photo), []),
  }
}

type HeartProps = {
  photo: Photo
  hasVoted: boolean
  isVoting: boolean
  isWaiting: boolean
  onVote: (photo: Photo) => void
  /** With a label, for the viewer. */
  wide?: boolean
}

/** The heart of a photo with its count; pressed when this phone has voted. */
export function HeartButton({ photo, hasVoted, isVoting, isWaiting, onVote, wide = false }: HeartProps) {
  const t = useText(photoContestTexts)
  const said = { id: shortId(photo.id), n: photo.vote_count }
  return (
    <button
      type="button"
      className={wide ? `btn ${style.wide}` : style.heart}
      aria-pressed={hasVoted}
      aria-disabled={hasVoted || isVoting || isWaiting}
      aria-busy={isVoting}
      data-once=""
      aria-label={
        wide ? undefined : t(isWaiting ? 'waitingPhoto' : hasVoted ? 'likedPhoto' : 'likePhoto', said)
      }
      onClick={() => onVote(photo)}
    >
      <Icon name={isWaiting ? 'i-clock' : 'i-heart'} />
      {wide ? <span>{t(isWaiting ? 'waitingVote' : hasVoted ? 'liked' : 'like')}</span> : null}
      <b className="num">{photo.vote_count}</b>
    </button>
  )
}
