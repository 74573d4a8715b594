import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'

const { user, password, host, port, database } = JSON.parse(process.argv[2] ?? '{}')
// All settings that Directus reads come from here: no cache and no limit of requests, which are its defaults.
Object.assign(process.env, {
  ...{ DB_CLIENT: 'pg', DB_HOST: host, DB_PORT: String(port), DB_USER: user, DB_DATABASE: database },
  ...(password && { DB_PASSWORD: password }),
  ...{ DB_POOL__MIN: '0', DB_POOL__MAX: '16', SECRET: 'only for measurements', HOST: '127.0.0.1' },
  ...{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'only for measurements' },
  // Else it refuses requests while it is still compiling.
  PRESSURE_LIMITER_ENABLED: 'false',
  ...{ TELEMETRY: 'false', LOG_LEVEL: 'error', SERVE_APP: 'false', EXTENSIONS_PATH: '/nonexistent' },
})

// Its own tables, made in the database beside those of the photos.
execFileSync(process.execPath, [join(import.meta.dirname, 'node_modules/directus/cli.js'), 'bootstrap'], {
  stdio: 'ignore',
})
const client = new pg.Client({ host, port, user, password, database })
await client.connect()
// Everybody may read photos and vote, as at the guide.
await client.query(
  `insert into directus_permissions (policy, collection, action, permissions, fields)
   select id, collection, action, '{}', '*' from directus_policies,
     (values ('photos', 'read'), ('photo_votes', 'create'), ('photo_votes', 'read')) as given (collection, action)
   where name = '$t:public_label'`,
)
await client.end()

const { createServer } = await import('@directus/api/server')
const server = await createServer()
server.listen(0, '127.0.0.1', () => console.log(`open at ${server.address().port}`))
