import { describe, expect, it } from 'vitest'
import { featureOf, files, isTest, read, sources } from './source-files.ts'

/** Who may name a table: a feature its own tables, and kit/server its own. Hosts and scripts have none. */
const placeOf = (file: string) =>
  featureOf(file) ?? (file.startsWith('kit/server/') ? 'kit/server' : undefined)

/** The feature, or the kit, whose migrations create each table. */
const ownerOf = new Map(
  files
    .filter(file => file.endsWith('.sql'))
    .flatMap(file =>
      [...read(file).matchAll(/create table (\w+)/gi)].map(
        ([, table = '']) => [table, placeOf(file)] as const,
      ),
    ),
)

/** Table names in SQL, in calls of the query builder, and in the lists of a server manifest. */
function tablesIn(source: string): string[] {
  const inSql = source.matchAll(/\b(?:from|join|into|update|table)\s+(?:only\s+)?"?([a-z_]+)\b/gi)
  const inCalls = source.matchAll(
    /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join|table)\(\s*['"`]([a-z_]+)/g,
  )
  const inLists = source.matchAll(/\btable: '([a-z_]+)'/g)
  const counted = [...source.matchAll(/\bcounts: \[([^\]]*)\]/g)].flatMap(([, list = '']) => [
    ...list.matchAll(/'([a-z_]+)'/g),
  ])
  return [...inSql, ...inCalls, ...inLists, ...counted].map(([, table = '']) => table)
}

describe('every table', () => {
  it('is found at all', () => expect(ownerOf.size).toBeGreaterThan(30))
  it('belongs to a feature or to the server kit', () => {
    expect(
      [...ownerOf].filter(([, owner]) => !owner).map(([table]) => table),
      'Move the migration into the folder of the feature that owns the table.',
    ).toEqual([])
  })
  it('is named in SQL only by its owner', () => {
    const foreign = sources
      .filter(file => /^(common|content|kit|features|server|scripts)\//.test(file) && !isTest(file))
      .filter(file => !featureOf(file) || file.endsWith('.server.ts'))
      .flatMap(file =>
        tablesIn(read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, ''))
          .filter(table => ownerOf.has(table) && ownerOf.get(table) !== placeOf(file))
          .map(table => `${file}: ${table}`),
      )
    expect(foreign, 'Ask the owner for it: through a manifest or a function of the server kit.').toEqual([])
  })
})
