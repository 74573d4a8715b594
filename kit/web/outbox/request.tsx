import { accountHeader } from '#common/account-header.ts'
import type { CallName } from '#common/contract.ts'
import { callUrl } from '../api.tsx'
import type { OutboxItem } from './item.tsx'

/** One item as a request. Its id is the idempotency key, so a repeated request is answered like the first one. */
export function requestOf({ call, params, files, isForm, id, ...item }: OutboxItem) {
  const headers: Record<string, string> = { 'idempotency-key': id }
  if (item.account) headers[accountHeader] = encodeURIComponent(item.account)
  const method = call.slice(0, call.indexOf(' '))
  const waited = Math.max(0, Math.round((Date.now() - item.createdAt) / 1000))
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

/** How long one request may take, ms. */
export const longestRequestMs = 130_000
