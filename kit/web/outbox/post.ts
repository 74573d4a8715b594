import type { Work } from '#common/work.ts'
import { workHeader } from '#common/work-size.ts'
import { ApiError, asApiError, refusalOf } from '../api.ts'
import { withDevice } from '../device.ts'
import { paid } from '../work.ts'
import type { OutboxItem } from './item.ts'
import { longestSilenceMs, requestOf } from './request.ts'

/**
 * Sends one item with the device cookie, which is fetched first if needed, because the phone may have been offline until now. If
 * the server asks for proof of work, it is solved here; the action is the item's kind. `onProgress` as in `post`.
 */
export async function postItem(item: OutboxItem, onProgress: (share: number) => void): Promise<unknown> {
  const send = (work?: Work) => withDevice(() => post(item, onProgress, work))
  return send().catch(error => {
    if (asApiError(error).code !== 'work_required') throw error
    return paid(item.kind, send, error)
  })
}

/**
 * Sends one item; there is no time limit while bytes are moving. `onProgress` gets the share (0 to 1) of bytes sent. Resolves to
 * the reply. Throws ApiError of status 0: `cut` if only a part was sent, `no-answer` if all was, else `offline`.
 */
function post(item: OutboxItem, onProgress: (share: number) => void, work?: Work): Promise<unknown> {
  const { method, url, headers, body } = requestOf(item)
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest() // fetch reports no upload progress
    sending.open(method, url)
    sending.responseType = 'json'
    if (work) sending.setRequestHeader(workHeader, JSON.stringify(work))
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value)
    let watch: ReturnType<typeof setTimeout>
    const listen = () => {
      clearTimeout(watch)
      watch = setTimeout(() => sending.abort(), longestSilenceMs)
    }
    let failure = 'offline'
    sending.upload.onprogress = event => {
      listen()
      if (event.loaded > 0) failure = 'cut'
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    sending.upload.onload = () => {
      failure = 'no-answer'
    }
    sending.onload = () => {
      const { status } = sending
      // An answer without JSON, such as a hotspot's page, is no acknowledgement.
      if (status >= 200 && status < 300 && status !== 204 && sending.response === null)
        return reject(new ApiError(0, 'bad-answer'))
      if (status >= 200 && status < 300) return resolve(sending.response)
      reject(refusalOf(status, sending.response, sending.getResponseHeader('retry-after')))
    }
    sending.onerror = sending.onabort = () => reject(new ApiError(0, failure))
    sending.onloadend = () => clearTimeout(watch)
    sending.send(body)
    listen()
  })
}
