import type { Vehicle } from '#features/vehicles/contract.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { form } from '#tests/world/forms.ts'
import type { World } from '#tests/world/world.ts'

export type Answer<T> = { status: number; body: T; headers: Headers }
type Refused = { code: string }
export type ParkingDesk = ReturnType<typeof openDesk>

/** The fields of a registration; each call names another vehicle. */
export const said = (change: Record<string, string> = {}): Record<string, string> => ({
  id: crypto.randomUUID(),
  owner_name: 'Ramesh Prasad',
  phone_number: '98350 12345',
  parking_location: 'parking-2',
  ...change,
})

/** A member of the parking staff who sends forms with photos, as the account signed in to the world. */
export function openDesk(world: World, photo: Buffer) {
  const call = async <T = Refused>(
    name: string,
    body?: FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const [method = 'GET', path = '/'] = name.split(' ')
    const answer = await fetch(world.url + path, { method, headers, ...(body && { body }) })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    call,
    register: (fields: Record<string, string>, picture: Buffer | null = photo) =>
      call<Vehicle>('POST /api/vehicles', form(fields, { photo: picture })),
    search: (key: string) => call<Vehicle>(`GET /api/vehicles/search/${encodeURIComponent(key)}`),
    depart: (
      id: string,
      { phone = '9876500010', first = photo, second = null as Buffer | null, key = '' } = {},
    ) =>
      call<Vehicle & Refused>(
        `POST /api/vehicles/${id}/departure`,
        form({ phone }, { photo: first, photo_2: second }),
        key ? { 'idempotency-key': key } : {},
      ),
  }
}

/** A photo that differs from those of other widths. */
export const photoOf = (width: number, height = 120): Promise<Buffer> =>
  quarters(width, height).jpeg().toBuffer()
