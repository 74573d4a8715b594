import { randomUUID } from 'node:crypto'
import type { Desk } from '#tests/world/desks.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import type { World } from '#tests/world/world.ts'
import type { CaseList, CaseRow } from './contract.ts'

const notice = { notice_version: 'v1', notice_language: 'hi' }

/** A form with these fields and no photo. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ id: randomUUID(), ...fields, ...notice }))
    data.set(name, value)
  return data
}

/** A visitor files a complaint; returns the complaint's number. */
export async function complain(world: World, words = 'Dry tap', place = 'Gate 2'): Promise<string> {
  const answer = await newVisitor(world).call<{ number: string }>(
    'POST /api/complaints',
    form({ category: 'water', words, place }),
  )
  if (answer.status !== 201) throw new Error(`a complaint answered ${answer.status}`)
  return answer.body.number
}

/** A visitor reports a missing person. */
export async function reportMissing(world: World, person = 'Boy, yellow shirt'): Promise<void> {
  const fields = { name: 'Asha', phone: '9876500001', is_found: 'false', person, last_seen: 'Sahu Pokhar' }
  const answer = await newVisitor(world).call('POST /api/missing-persons', form(fields))
  if (answer.status !== 201) throw new Error(`a report answered ${answer.status}`)
}

export { chiefOf, type Desk, deskOf, deskWithAccount } from '#tests/world/desks.ts'

export const openList = async (desk: Desk): Promise<CaseRow[]> =>
  (await desk.call<CaseList>('GET /api/cases?list=open')).body.cases
