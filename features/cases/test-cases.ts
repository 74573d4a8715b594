import { randomUUID } from 'node:crypto'
import type { Role } from '#common/permissions.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { staffMember, type World } from '#tests/world/world.ts'
import type { CaseList, CaseRow } from './contract.ts'

const notice = { notice_version: 'v1', notice_language: 'hi' }

/** A form with these fields and no photo. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ id: randomUUID(), ...fields, ...notice }))
    data.set(name, value)
  return data
}

/** A visitor complains; answers the complaint's number. */
export async function complain(world: World, words = 'Dry tap', place = 'Gate 2'): Promise<string> {
  const answer = await newVisitor(world).call<{ number: string }>(
    'POST /api/complaints',
    form({ category: 'water', words, place }),
  )
  if (answer.status !== 201) throw new Error(`a complaint answered ${answer.status}`)
  return answer.body.number
}

/** A visitor tells of a missing person. */
export async function reportMissing(world: World, person = 'Boy, yellow shirt'): Promise<void> {
  const fields = { name: 'Asha', phone: '9876500001', is_found: 'false', person, last_seen: 'Sahu Pokhar' }
  const answer = await newVisitor(world).call('POST /api/missing-persons', form(fields))
  if (answer.status !== 201) throw new Error(`a report answered ${answer.status}`)
}

export type Desk = Visitor & { id: string; username: string }

/** Somebody of the staff with these roles; each call is made in their name. */
export function deskOf(world: World, ...roles: readonly [Role, ...Role[]]): Desk {
  return deskFor(world, { ...staffMember(...roles), username: `${roles[0]}-${randomUUID().slice(0, 4)}` })
}

/** As `deskOf`, with an account in the database: for what refers to one. */
export async function deskWithAccount(world: World, ...roles: readonly [Role, ...Role[]]): Promise<Desk> {
  const staff = { ...staffMember(...roles), username: `${roles[0]}-${randomUUID().slice(0, 4)}` }
  await world.owner.query(
    `insert into staff_accounts (id, username, roles, password_hash) values ($1, $2, $3, 'none')`,
    [staff.id, staff.username, roles],
  )
  return deskFor(world, staff)
}

/** The world's admin, who has an account in the database. */
export async function chiefOf(world: World): Promise<Desk> {
  const { rows } = await world.owner.query(`select id, username from staff_accounts where username = 'admin'`)
  return deskFor(world, { ...rows[0], roles: ['admin'] })
}

function deskFor(world: World, staff: Staff): Desk {
  const visitor = newVisitor(world)
  return {
    ...visitor,
    ...staff,
    call: (name, body) => {
      world.signIn(staff)
      return visitor.call(name, body)
    },
  }
}

export const openList = async (desk: Desk): Promise<CaseRow[]> =>
  (await desk.call<CaseList>('GET /api/cases?list=open')).body.cases
