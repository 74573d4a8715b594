import { openGuide } from '../guide.ts'
import { passwords } from './accounts.ts'
import { openTestDatabase } from './cluster.ts'
import { startPostgres } from './postgres.ts'

/** Runs once before all journeys: starts the guide that they share, as `npm start` does, on the run's PostgreSQL. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stopPostgres = await startPostgres()
  const database = await openTestDatabase()
  const guide = await openGuide({
    DATABASE_URL: database.url,
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: passwords.admin,
    VEHICLE_ADMIN_USERNAME: 'vehicle',
    VEHICLE_ADMIN_PASSWORD: passwords.vehicle,
    // Each phone of a journey comes from its own network.
    TRUSTED_PROXY: '127.0.0.1',
  })
  process.env.TEST_GUIDE = JSON.stringify({ url: guide.url, owner: database.owner })
  return async () => {
    await guide.close()
    await database.close()
    await stopPostgres()
  }
}
