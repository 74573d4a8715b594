import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll } from 'vitest'
import { enterPhotos } from '#features/photo-contest/test-contest.ts'
import { form, photoOf } from '#tests/vehicles/parking-desk.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'

export let visitor: Visitor
export let photo: Buffer

/** Opens a world for all tests of a file, in which an admin of the gate is signed in. */
export function adminForAll(): void {
  worldForAll()
  beforeAll(async () => {
    const { rows } = await world.owner.query(
      `select id, username from staff_accounts where username = 'admin'`,
    )
    visitor = newVisitor(world)
    photo = await photoOf(160)
    world.signIn({ ...rows[0], roles: ['admin', 'vehicle'] })
  })
}

const two = (en: string) => ({ en, hi: 'नाम' })
export const place = (name = randomUUID()) => ({
  id: randomUUID(),
  facility_type: 'toilet',
  name: two(name),
  location_name: two('Chhata Bazar'),
  position: null,
  contact_number: null,
  google_maps_link: null,
  verified: 'no',
  source: 'ward office',
  is_active: true,
})
export const contact = () => ({
  id: randomUUID(),
  contact_type: 'office',
  category: 'mmc_admin',
  name: two(randomUUID()),
  designation: two('Clerk'),
  phone: '0621-2233033',
  email: null,
  ranking: null,
  source: 'ward office',
  is_active: true,
})
export const event = () => ({
  id: randomUUID(),
  date: '2027-07-19',
  time: '05:00',
  type: 'religious',
  title: two(randomUUID()),
  description: two('Offering'),
  is_active: true,
})
export const notice = () => ({ id: randomUUID(), level: 'info', text: two('Gate 2 is closed.'), hours: 1 })
/** Makes a row by one call, so that another call can change it: the body of the second. */
export async function again<T extends { id: string }>(path: string, body: T) {
  const made = await visitor.call<{ updated_at: string }>(`POST ${path}`, body)
  const { id, ...fields } = body
  return { path: `${path}/${id}`, body: { ...fields, updated_at: made.body.updated_at } }
}
const sent = { notice_version: 'v1', notice_language: 'hi' }
export async function thing() {
  const fields = {
    id: randomUUID(),
    type: 'Lost',
    kind: 'other',
    name: 'Mohan',
    phone: '9876500010',
    show_phone: 'true',
  }
  const { body } = await visitor.call('POST /api/lost-found', form({ ...fields, ...sent }, { photo }))
  return `/api/lost-found-items/${body.id}`
}
export async function complaint() {
  const fields = { id: randomUUID(), category: 'water', words: 'Dry tap', ...sent }
  const { body } = await visitor.call('POST /api/complaints', form(fields, {}))
  return `/api/complaints/${body.number}`
}
export async function missingPerson() {
  const fields = {
    id: randomUUID(),
    name: 'Sita',
    phone: '9876500010',
    is_found: 'false',
    person: 'Blue shirt',
    ...sent,
  }
  const { body } = await visitor.call('POST /api/missing-persons', form(fields, {}))
  return `/api/missing-persons/${body.id ?? fields.id}`
}
export const entry = async (path: string) => `${path}/${(await enterPhotos(world.url, [1]))[0]}`
export async function account() {
  const { body } = await visitor.call<{ account: { id: string } }>('POST /api/staff-accounts', {
    username: `u${randomUUID().slice(0, 8)}`,
    roles: ['vehicle'],
  })
  return `/api/staff-accounts/${body.account.id}`
}
export async function crowdPlace() {
  const { rows } = await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
     values ($1, 'द्वार', '', '', 'press') returning id`,
    [randomUUID()],
  )
  return `/api/crowd-status/${rows[0].id}`
}

/** The first row of a list as it came with the product. */
export function csv(list: string): FormData {
  const lines = readFileSync(new URL(`../content/${list}.csv`, import.meta.url), 'utf8').split('\n')
  const data = new FormData()
  data.set('trial', 'false')
  data.set('file', new Blob([lines.slice(0, 2).join('\n')]), 'list.csv')
  return data
}
