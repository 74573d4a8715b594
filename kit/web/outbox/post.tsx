import type { CallName } from '#common/contract.ts'
import { ApiError, callUrl } from '../api.tsx'
import type { OutboxItem } from './item.tsx'

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
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest() // fetch reports no upload progress
    sending.open(
      item.call.slice(0, item.call.indexOf(' ')),
      callUrl(item.call as CallName, { params: item.params ?? item.fields }),
    )
    sending.responseType = 'json'
    sending.timeout = 130_000
    sending.setRequestHeader('idempotency-key', item.id)
    sending.upload.onprogress = event => event.lengthComputable && onProgress(event.loaded / event.total)
    sending.onload = () => {
      const { status } = sending
      if (status >= 200 && status < 300) return resolve(sending.response)
      const body = sending.response as { code?: string; fields?: ApiError['fields'] } | null
      const retryAfter = Number(sending.getResponseHeader('retry-after')) || undefined
      reject(new ApiError(status, body?.code ?? 'unavailable', retryAfter, body?.fields))
    }
    sending.onerror = sending.ontimeout = sending.onabort = () => reject(new ApiError(0, 'offline'))
    if (item.files.length === 0 && !item.isForm) {
      sending.setRequestHeader('content-type', 'application/json')
      sending.send(JSON.stringify(item.fields))
      return
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(item.fields)) form.set(name, String(value))
    for (const { name, blob } of item.files) form.set(name, blob, 'photo')
    sending.send(form)
  })
}

/** Whether staff have to sign in again first; their item waits until then. */
export const isSignedOut = (error: ApiError): boolean => ['unauthenticated', 'forbidden'].includes(error.code)

/** Whether another try can help: no network, a busy or starting server, an ended session. Anything else is final. */
export const isTemporary = (error: ApiError): boolean =>
  error.status === 0 || error.status >= 500 || [408, 425, 429].includes(error.status) || isSignedOut(error)
