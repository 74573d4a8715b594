import { form } from '#tests/world/forms.ts'
import { newPhoto } from '../photos/corpus.ts'
import type { Answer } from '../world/device.ts'
import { staffBrowser } from '../world/staff-browser.ts'
import { hasPicture, type RoundServer, untilAnswered, type Writer } from './round-phones.ts'

/** Parking staff who register vehicles and let every second one leave. */
export function vehicleWriter({ url, dataDir, isOver, password }: RoundServer): Writer {
  const registered = new Map<string, string>()
  const left = new Map<string, string>()
  const tried = new Set<string>()
  return {
    name: 'vehicles',
    answered: () => registered.size + left.size,
    async run() {
      const desk = staffBrowser(url)
      const signedIn = await untilAnswered(isOver, () =>
        desk.call('POST', '/api/session', { username: 'vehicle', password, as: 'vehicle' }),
      )
      if (!signedIn) return
      const cookie = [...desk.cookies].map(pair => pair.join('=')).join('; ')
      for (let n = 0; !isOver(); n += 1) {
        const id = crypto.randomUUID()
        const photo = await newPhoto()
        tried.add(id)
        const fields = {
          ...{ id, owner_name: 'Ramesh', phone_number: '9835012345', parking_location: 'parking-2' },
        }
        const kept = await untilAnswered(isOver, () =>
          sendForm(`${url}/api/vehicles`, cookie, fields, { photo }),
        )
        if (!kept) return
        registered.set(id, kept.body.vehicle_id)
        // Every second vehicle leaves again.
        if (n % 2) continue
        const phone = `97${String(n).padStart(8, '0')}`
        const key = crypto.randomUUID()
        const gone = await untilAnswered(isOver, () =>
          sendForm(`${url}/api/vehicles/${id}/departure`, cookie, { phone }, { photo }, key),
        )
        if (gone) left.set(id, phone)
      }
    },
    async faults(pool) {
      const { rows } = await pool.query<{
        id: string
        vehicle_id: string
        parking_status: string
        photo_hash: string
        unparker_phone: string | null
        left_photo: string | null
      }>(
        `select r.id, r.vehicle_id, r.parking_status, r.photo_hash, u.unparker_phone, u.photo_hash as left_photo
         from vehicle_registrations r left join vehicle_unparking_records u on u.vehicle_registration_id = r.id`,
      )
      const stored = new Map(rows.map(row => [row.id, row]))
      const { rows: numbers } = await pool.query<{ unused: string }>(
        `select count(*) as unused from vehicle_numbers n where not exists
           (select from vehicle_registrations r where r.vehicle_id = n.vehicle_id)`,
      )
      return [
        ...[...registered]
          .filter(([id, number]) => stored.get(id)?.vehicle_id !== number)
          .map(([id]) => `vehicle ${id} is lost or has another number`),
        ...[...left]
          .filter(([id, phone]) => stored.get(id)?.unparker_phone !== phone)
          .map(([id]) => `departure of ${id} is lost`),
        ...rows
          .filter(row => (row.parking_status === 'parked') !== (row.unparker_phone === null))
          .map(({ id }) => `departure of ${id} is half there`),
        ...rows.filter(({ id }) => !tried.has(id)).map(({ id }) => `vehicle ${id} was never sent`),
        ...rows
          .filter(
            row => ![row.photo_hash, row.left_photo].every(hash => hasPicture(dataDir, 'private', hash)),
          )
          .map(({ id }) => `vehicle ${id} misses a picture`),
        ...numbers
          .filter(({ unused }) => unused !== '0')
          .map(({ unused }) => `${unused} numbers of no vehicle`),
      ]
    },
  }
}

async function sendForm(
  url: string,
  cookie: string,
  fields: Record<string, string>,
  photos: Record<string, Buffer>,
  key?: string,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const answer = await fetch(url, {
    method: 'POST',
    body: form(fields, photos),
    headers: { cookie, origin: new URL(url).origin, ...(key && { 'idempotency-key': key }) },
  })
  return { status: answer.status, body: await answer.json() }
}
