import { describe, expect, it } from 'vitest'
import { featureOf, files, isTest, read, sources } from './source-files.ts'

/** The feature whose migrations create each table. */
const ownerOf = new Map(
  files
    .filter(file => file.endsWith('.sql') && featureOf(file))
    .flatMap(file =>
      [...read(file).matchAll(/create table (\w+)/gi)].map(
        ([, table = '']) => [table, featureOf(file)] as const,
      ),
    ),
)

/** Names of tables in SQL, in calls of the query builder, and in the lists of a server manifest. */
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

describe('SQL of a feature', () => {
  it('reads tables at all', () => expect(ownerOf.size).toBeGreaterThan(20))
  it('names no table of another feature', () => {
    const foreign = sources
      .filter(file => file.endsWith('.server.ts') && featureOf(file) && !isTest(file))
      .flatMap(file =>
        tablesIn(read(file))
          .filter(table => ownerOf.has(table) && ownerOf.get(table) !== featureOf(file))
          .map(table => `${file}: ${table}`),
      )
    expect(foreign).toEqual([])
  })
  it('stays in the feature: hosts, kits and scripts name none of its tables', () => {
    const outside = sources
      .filter(file => /^(common|content|kit|server|scripts)\//.test(file) && !isTest(file))
      .flatMap(file =>
        tablesIn(read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, ''))
          .filter(table => ownerOf.has(table))
          .map(table => `${file}: ${table}`),
      )
    expect(outside).toEqual([])
  })
})
