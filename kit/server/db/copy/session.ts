import { Client, type ClientConfig } from 'pg'

const settings = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  search_path: 'public',
  idle_in_transaction_session_timeout: '0',
}

/**
 * Connects for copying rows, with settings that make values come out alike whatever the database's own are. `begin`: the
 * statement that begins the transaction to which the settings then belong, because a pooler may give the session to others after
 * it.
 */
export async function openCopySession(config: ClientConfig, begin?: string): Promise<Client> {
  const client = new Client({ application_name: 'mela-guide copy', ...config })
  client.on('error', () => {})
  await client.connect()
  if (begin) await client.query(begin)
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, $3)', [name, value, begin !== undefined])
  return client
}
