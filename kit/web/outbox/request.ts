import { accountHeader } from '#common/account-header.ts'
import type { CallName } from '#common/contract.ts'
import { callUrl } from '../api.ts'
import { type OutboxItem, waitedMs } from './item.ts'

/** One item as a request. Its id is the idempotency key, so a repeated request is answered like the first one. */
export function requestOf({ call, params, files, isForm, id, ...item }: OutboxItem) {
  const headers: Record<string, string> = { 'idempotency-key': id }
  if (item.account) headers[accountHeader] = encodeURIComponent(item.account)
  const method = call.slice(0, call.indexOf(' '))
  const waited = Math.round(waitedMs(item) / 1000)
  const fields = item.waitedIn ? { ...item.fields, [item.waitedIn]: waited } : item.fields
  const url = callUrl(call as CallName, { params: params ?? fields })
  if (files.length === 0 && !isForm) {
    headers['content-type'] = 'application/json'
    return { method, url, headers, body: JSON.stringify(fields) }
  }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  for (const { name, blob } of files) body.set(name, blob, 'photo')
  return { method, url, headers, body }
}

/** ms without a byte sent or an answer, after which a request has failed. */
export const longestSilenceMs = 130_000
/** ms for a request whose progress is unknown: as above, plus the time that its photos need at 1 kB/s. */
export const longestRequestMs = ({ files }: OutboxItem): number =>
  files.reduce((ms, { blob }) => ms + blob.size, longestSilenceMs)
