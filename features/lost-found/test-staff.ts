import { beforeEach } from 'vitest'
import { world } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import { itemsForAll } from './test-items.ts'

export const admin = staffMember('admin')

/** Like `itemsForAll`, with an admin signed in and an empty log. */
export function staffForAll(): void {
  itemsForAll()
  beforeEach(async () => {
    world.signIn(admin)
    await world.owner.query('alter table audit_log disable trigger audit_log_is_kept')
    await world.owner.query('truncate audit_log')
    await world.owner.query('alter table audit_log enable trigger audit_log_is_kept')
  })
}

/** The entries of the audit log. */
export const deeds = async () =>
  (await world.owner.query('select action, subject, subject_id, before, after from audit_log order by id'))
    .rows
/** The status that somebody who is not signed in gets from an address. */
export const stranger = async (path: string): Promise<number> => {
  world.signIn(undefined)
  const { status } = await newVisitor(world).call(`GET ${path}`)
  world.signIn(admin)
  return status
}
