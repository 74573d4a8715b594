import type { Role } from '#common/permissions.ts'
import { type Desk, deskWithAccount } from '#tests/world/desks.ts'
import { world } from '#tests/world/fixture.ts'

/** The latitude `metres` north of post G 27, where the searches of these tests begin. */
export const north = (metres: number) => 26.12 + metres / 111_195

/** A numbered post, `metres` north of G 27. */
export const plantPost = (code: string, metres: number, isStanding = true) =>
  world.owner.query(
    `insert into numbered_posts (code, kind, beside_en, beside_hi, latitude, longitude, precision_m, source, is_standing, updated_at)
     values ($1, 'pole', '', '', $2, 85.39, 5, 'test', $3, now())`,
    [code, north(metres), isStanding],
  )

/** Creates an account that is on duty at a post with this name. */
export async function onDutyAt(name: string, ...roles: readonly [Role, ...Role[]]): Promise<Desk> {
  const desk = await deskWithAccount(world, ...roles)
  const { rows } = await world.owner.query(
    `insert into duty_posts (id, name_en, name_hi, updated_at) values (gen_random_uuid(), $1, $1, now()) returning id`,
    [name],
  )
  await world.owner.query(
    `insert into duty_shifts (post_id, staff_id, username, until_at) values ($1, $2, $3, now() + interval '8 hours')`,
    [rows[0].id, desk.id, desk.username],
  )
  return desk
}

/** Moves every search back, as if this many minutes had passed since the person was last seen. */
export const letPass = (minutes: number) =>
  world.owner.query(`update searches set since = since - $1 * interval '1 minute'`, [minutes])
export const sweep = () => world.context.looks.run('search rings')
