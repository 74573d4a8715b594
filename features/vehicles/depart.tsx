import { callUrl, request } from '#kit/web/api.tsx'
import type { Vehicle } from './contract.ts'

type Taker = { phone: string; first: Blob; second: Blob | undefined }

/** Lets a vehicle go: number and photos in one request, under a key that makes a retry the same departure. Throws ApiError. */
export async function depart(id: string, { phone, first, second }: Taker, key: string): Promise<Vehicle> {
  const form = new FormData()
  form.set('phone', phone)
  form.set('photo', first, 'photo')
  if (second) form.set('photo_2', second, 'photo')
  const url = callUrl('POST /api/vehicles/:id/departure', { params: { id } })
  const answer = await request(url, { method: 'POST', body: form, headers: { 'idempotency-key': key } })
  return (await answer.json()) as Vehicle
}
