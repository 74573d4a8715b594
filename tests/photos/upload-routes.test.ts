import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { deskEntry } from '#features/lost-found/reunite/test-desk.ts'
import { newEntry } from '#features/photo-contest/test-contest.ts'
import { openDesk, said } from '#tests/vehicles/parking-desk.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { form } from '#tests/world/forms.ts'
import { knownVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import { hostileFiles, quarters } from './corpus.ts'

worldForAll()
let parked = ''
beforeAll(async () => {
  world.signIn(staffMember('vehicle'))
  parked = (await openDesk(world, await quarters().jpeg().toBuffer()).register(said())).body.id
})

const id = () => crypto.randomUUID()
const notice = { notice_version: 'v1', notice_language: 'hi' }
const recorded = () => ({ id: id(), track: id(), age_s: '5' })
const whose = { name: 'Asha', phone: '9876500010' }
type Form = { files: readonly string[]; fields: () => Record<string, string> }
/** Every call that takes a photo, with valid fields. */
const forms: Record<string, Form> = {
  'POST /api/photos': { files: ['photo'], fields: () => newEntry() },
  'POST /api/lost-found': {
    files: ['photo'],
    fields: () => ({ id: id(), ...whose, type: 'Lost', kind: 'bag', show_phone: 'true', ...notice }),
  },
  'POST /api/missing-persons': {
    files: ['photo'],
    fields: () => ({ id: id(), ...whose, is_found: 'false', person: 'बालक', ...notice }),
  },
  'POST /api/missing-persons/entries': {
    files: ['photo'],
    fields: () => ({ ...deskEntry(), ...notice }),
  },
  'POST /api/complaints': {
    files: ['photo'],
    fields: () => ({ id: id(), category: 'water', words: 'नल', ...notice }),
  },
  'POST /api/dangers': {
    files: ['photo'],
    fields: () => ({ id: id(), kind: 'wire', words: 'तार', ...notice }),
  },
  'POST /api/survey/points': {
    files: ['photo'],
    fields: () => ({ ...recorded(), kind: 'tap', note: '', lat: '26.12', lng: '85.39', accuracy_m: '8' }),
  },
  'POST /api/vehicles': { files: ['photo'], fields: () => said() },
  'POST /api/vehicles/:id/departure': {
    files: ['photo', 'photo_2'],
    fields: () => ({ phone: '9876500010' }),
  },
}

/** Sends a form with a file in each of its file fields, from its own phone and account. */
async function send(call: string, { files, fields }: Form, bytes: Buffer) {
  const data = form(fields(), Object.fromEntries(files.map(file => [file, bytes])))
  const { status, body } = await knownVisitor(world).call(call.replace(':id', parked), data)
  return { status, body }
}
const sent = [
  'html',
  'nothing',
  'png that goes on as html',
  'heic broken off at 0.5',
  'png of 14,000 by 14,000',
]
/** The number of stored pictures and rows. */
const kept = async () => {
  const folder = join(world.context.settings.dataDir, 'files')
  const { rows } = await world.owner.query(
    `select (select count(*) from photo_contest_submissions) + (select count(*) from lost_found_items)
       + (select count(*) from missing_person_reports) + (select count(*) from complaints)
       + (select count(*) from danger_reports) + (select count(*) from survey_points)
       + (select count(*) from vehicle_unparking_records) + (select count(*) from vehicle_registrations) as rows`,
  )
  const pictures = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.webp'))
  return { pictures: pictures.length, ...rows[0] }
}

/** The file fields of calls that take a list or a voice recording. Their own tests send them other files. */
const otherFiles = new Set(['file', 'recording'])

test('every call that takes a photo is listed here', () => {
  const calls = world.context.app.calls.filter(({ call }) =>
    call.files?.some(({ name }) => !otherFiles.has(name)),
  )
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(forms).sort())
})

test('no call that takes a photo stores a file that is not a picture, or its row', async () => {
  // One file for each kind of refusal; kit/server/photos sends the others.
  const files = (await hostileFiles()).filter(({ name }) => sent.includes(name))
  expect(files).toHaveLength(sent.length)
  const before = await kept()
  for (const { name, bytes } of files) {
    world.signIn(staffMember('vehicle', 'missing-person-desk', 'surveyor'))
    const answers = await Promise.all(
      Object.entries(forms).map(async ([call, route]) => ({ call, ...(await send(call, route, bytes)) })),
    )
    for (const { call, status, body } of answers)
      expect([name, call, status, body.code]).toEqual([name, call, 400, 'not-an-image'])
  }
  expect(await kept()).toEqual(before)
})

test('each of them accepts the same form with a picture', async () => {
  const picture = await quarters(200, 120).jpeg().toBuffer()
  world.signIn(staffMember('vehicle', 'missing-person-desk', 'surveyor'))
  for (const [call, route] of Object.entries(forms))
    expect([call, (await send(call, route, picture)).status]).toEqual([
      call,
      call.endsWith('departure') ? 200 : 201,
    ])
})
