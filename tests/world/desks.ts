import { randomUUID } from 'node:crypto'
import type { Role } from '#common/permissions.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { newVisitor, type Visitor } from './visitor.ts'
import { staffMember, type World } from './world.ts'

export type Desk = Visitor & { id: string; username: string }

/** A member of staff with these roles; each call is made as them. */
export function deskOf(world: World, ...roles: readonly [Role, ...Role[]]): Desk {
  return deskFor(world, { ...staffMember(...roles), username: `${roles[0]}-${randomUUID().slice(0, 8)}` })
}

/** Like `deskOf`, with an account in the database, for rows that refer to one. */
export async function deskWithAccount(world: World, ...roles: readonly [Role, ...Role[]]): Promise<Desk> {
  const staff = { ...staffMember(...roles), username: `${roles[0]}-${randomUUID().slice(0, 8)}` }
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
