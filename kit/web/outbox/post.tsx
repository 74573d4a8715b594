import { ApiError } from '../api.tsx'
import type { OutboxItem } from './item.tsx'
import { longestRequestMs, requestOf } from './request.tsx'

/**
 * Sends one item with the device cookie, which is fetched first if needed: the phone may have been offline until now.
 * `onProgress` as in `post`.
 */
export async function postItem(item: OutboxItem, onProgress: (share: number) => void): Promise<unknown> {
  const { withDevice } = await import('../device.tsx')
  return withDevice(() => post(item, onProgress))
}

/** Sends one item. `onProgress` gets the share (0 to 1) of bytes sent. Resolves to the reply, throws ApiError. */
function post(item: OutboxItem, onProgress: (share: number) => void): Promise<unknown> {
  const { method, url, headers, body } = requestOf(item)
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest() // fetch reports no upload progress
    sending.open(method, url)
    sending.responseType = 'json'
    sending.timeout = longestRequestMs
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value)
    sending.upload.onprogress = event => event.lengthComputable && onProgress(event.loaded / event.total)
    sending.onload = () => {
      const { status } = sending
      if (status >= 200 && status < 300) return resolve(sending.response)
      const body = sending.response as { code?: string; fields?: ApiError['fields'] } | null
      const retryAfter = Number(sending.getResponseHeader('retry-after')) || undefined
      reject(new ApiError(status, body?.code ?? 'unavailable', retryAfter, body?.fields))
    }
    sending.onerror = sending.ontimeout = sending.onabort = () => reject(new ApiError(0, 'offline'))
    sending.send(body)
  })
}
