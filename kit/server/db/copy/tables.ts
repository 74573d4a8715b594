import type { Client } from 'pg'

/** A table to copy: its columns without computed ones, and the columns that order its rows. */
export type TableShape = { name: string; columns: string[]; order: string[] }
export type SequenceState = { name: string; last: string; called: boolean }

/** Every table of the guide; a table that refers to others comes after them. */
export async function tablesOf(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { parents: string[] }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(a.attname::text order by k.n) from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), '{}') as order,
      coalesce((select array_agg(distinct f.confrelid::regclass::text) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as parents
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  const sorted: TableShape[] = []
  const done = new Set<string>()
  while (sorted.length < rows.length) {
    const ready = rows.filter(
      ({ name, parents }) => !done.has(name) && parents.every(parent => done.has(parent)),
    )
    if (ready.length === 0)
      throw new Error('Tables refer to each other in a circle: they cannot be copied in turn.')
    for (const { name, columns, order } of ready) {
      done.add(name)
      // Without a key, all columns order the rows.
      sorted.push({ name, columns, order: order.length > 0 ? order : columns })
    }
  }
  return sorted
}

/** The current value of each sequence. */
export async function sequencesOf(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const found: SequenceState[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    )
    if (states[0]) found.push({ name, ...states[0] })
  }
  return found
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
