import { Client, type ClientConfig } from 'pg'

/** Connects for copying rows: values are written alike whatever the database's own settings are. */
export async function openCopySession(config: ClientConfig): Promise<Client> {
  const client = new Client({ application_name: 'mela-guide copy', ...config })
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set search_path = public;
    set idle_in_transaction_session_timeout = 0;
  `)
  return client
}
