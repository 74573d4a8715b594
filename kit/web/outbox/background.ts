import { ApiError, endAfter, readJson, request } from '../api.ts'
import { deliver } from './deliver.ts'
import { type OutboxItem, type OutboxNews, outboxChannel, outboxLock } from './item.ts'
import { longestRequestMs, requestOf } from './request.ts'

/**
 * Sends what waits from the service worker when the network is back and the page is closed (Background Sync). Waits for a page
 * that is sending. Rejects while something still waits, so that the browser tries again later; after the browser's last try it is
 * sent when the guide is opened.
 */
export async function sendInBackground(): Promise<void> {
  const channel = new BroadcastChannel(outboxChannel)
  const tell = (news: OutboxNews) => channel.postMessage(news)
  const mustRetry = await navigator.locks.request(outboxLock, () =>
    deliver({
      post: postFromWorker,
      isInBackground: true,
      onStart: item => tell({ sending: item.id }),
      onEnd: async (item, { kind }) => tell(kind === 'later' ? {} : { [kind]: item.id }),
    }),
  )
  channel.close()
  if (mustRetry) throw new Error('the outbox still has something to send')
}

/** Sends one item; a phone that the server does not know is registered first. Throws ApiError. */
async function postFromWorker(item: OutboxItem): Promise<unknown> {
  try {
    return await post(item)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'voter_required') throw error
    await register(item.voterId)
    return post(item)
  }
}

async function post(item: OutboxItem): Promise<unknown> {
  const { url, ...how } = requestOf(item)
  const answer = await request(url, { ...how, signal: endAfter(longestRequestMs(item)) })
  return answer.status === 204 ? undefined : readJson<unknown>(answer)
}

/** Fetches this phone's cookie. Where the server asks for proof of work the page does it at the next visit. */
const register = (voterId: string | undefined) =>
  request('/api/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(voterId ? { voter_id: voterId } : {}),
  })
