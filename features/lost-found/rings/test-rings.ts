import type { Role } from '#common/permissions.ts'
import { type Desk, deskWithAccount } from '#tests/world/desks.ts'
import { world } from '#tests/world/fixture.ts'

/** Metres north of the place where searches of these tests begin, post G 27. */
export const north = (metres: number) => 26.12 + metres / 111_195

/** A numbered post, `metres` north of G 27. */
export const plantPost = (code: string, metres: number, isStanding = true) =>
  world.owner.query(
    `insert into numbered_posts (code, kind, beside_en, beside_hi, latitude, longitude, precision_m, source, is_standing, updated_at)
     values ($1, 'pole', '', '', $2, 85.39, 5, 'test', $3, now())`,
    [code, north(metres), isStanding],
  )

/** Somebody on duty at a post of this name. */
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

/** As if so many minutes had gone by since everybody who is missing was last seen. */
export const letPass = (minutes: number) =>
  world.owner.query(`update searches set since = since - $1 * interval '1 minute'`, [minutes])
export const sweep = () => world.context.looks.run('search rings')
