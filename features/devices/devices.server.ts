import type { Kysely } from 'kysely'

export type DevicesTables = {
  devices: { id: string; network: string; browser: string; minted_at: Date }
  device_voter_ids: { device: string; voter_id: string; bound_at: Date }
}
type Db = Kysely<DevicesTables>

const mostVoterIds = 3

/** Stores a device if it is new. */
export async function keepDevice(db: Db, device: DevicesTables['devices']): Promise<void> {
  await db
    .insertInto('devices')
    .values(device)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

type Wish = { device: string; given: string | undefined; fresh: string; at: Date }
/**
 * The voter id of a device: the requested one if the device has it or has fewer than three, else its first one. Without a request
 * its newest one, or `fresh` if it has none.
 */
export async function bindVoterId(db: Db, wish: Wish): Promise<string> {
  return db.transaction().execute(async transaction => {
    // Lock the device's row: otherwise two simultaneous requests could both add the third id.
    await transaction.selectFrom('devices').select('id').where('id', '=', wish.device).forUpdate().execute()
    const bound = await voterIdsOf(transaction, wish.device)
    const newest = bound.at(-1)
    if (wish.given === undefined && newest) return newest
    const wanted = wish.given ?? wish.fresh
    if (bound.includes(wanted)) return wanted
    const first = bound[0]
    if (first && bound.length >= mostVoterIds) return first
    await transaction
      .insertInto('device_voter_ids')
      .values({ device: wish.device, voter_id: wanted, bound_at: wish.at })
      .execute()
    return wanted
  })
}

async function voterIdsOf(db: Db, device: string): Promise<string[]> {
  const rows = await db
    .selectFrom('device_voter_ids')
    .select('voter_id')
    .where('device', '=', device)
    .orderBy('bound_at')
    .orderBy('voter_id')
    .execute()
  return rows.map(row => row.voter_id)
}

/** A browser's name is within these characters; a longer text is cut. */
const longestAgent = 512
// Each pattern has to end quickly from any start, because the text comes from a stranger.
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['samsung', /SamsungBrowser\//],
  ['uc', /UCBrowser\//],
  ['opera', /OPR\/|Opera/],
  ['edge', /Edg\w{0,8}\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\//],
]

/** The browser's family from its user agent, without versions: enough to see that many votes came from one program. */
export const browserFamily = (userAgent: string): string =>
  families.find(([, mark]) => mark.test(userAgent.slice(0, longestAgent)))?.[0] ?? 'other'
