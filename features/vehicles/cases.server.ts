import { sql } from 'kysely'
import type { CaseKind } from '#kit/server/cases.ts'
import { longParked, lotNames } from './lots.server.ts'
import type { VehicleTables } from './tables.server.ts'

export const vehicleCases: readonly CaseKind[] = [
  {
    kind: 'long-parked',
    permission: 'vehicle',
    minutes: 60,
    title: { en: 'Parked too long', hi: 'बहुत देर से खड़ा वाहन' },
    async about({ db }, ids) {
      const rows = await db
        .withTables<VehicleTables>()
        .selectFrom('vehicle_registrations')
        .select(['id', 'vehicle_id', 'parking_location'])
        .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .execute()
      const lots = await lotNames(db)
      return new Map(
        rows.map(({ id, vehicle_id, parking_location }) => [
          id,
          {
            place: lots.get(parking_location) ?? { en: parking_location, hi: parking_location },
            detail: { en: vehicle_id, hi: vehicle_id },
          },
        ]),
      )
    },
    lasting: async ({ db, clock }) => (await longParked(db, clock())).map(({ id }) => id),
  },
]
