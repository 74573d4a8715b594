import { loadModule } from 'libpg-query'
import { expect, it } from 'vitest'
import { isTest, read, sources } from './source-files.ts'
import { statements } from './statements.ts'

/** Our own constants, names that PostgreSQL's client escapes, and quoted table names from the catalogue. */
const allowed =
  /^(database|owner|escapeIdentifier\(channel\)|takeDecisionLock|rushPlace|rushCells|isOver|quoted\(name\)|list\(\[\.\.\.there\]\))$/

it('no statement is built from values: these are parameters, or our own constants', () => {
  const found: string[] = []
  for (const file of sources.filter(file => /^(kit\/server|features|server)\//.test(file) && !isTest(file))) {
    const text = read(file)
    for (const [, statement = ''] of text.matchAll(/\.query(?:<[^(]*>)?\(\s*`([^`]*)`/g))
      for (const [, value = ''] of statement.matchAll(/\$\{([^}]*)\}/g)) found.push(`${file}: ${value}`)
    for (const [, value = ''] of text.matchAll(/sql\.raw\(([^)]*)\)/g)) found.push(`${file}: ${value}`)
    // A text extended with + before it is sent.
    for (const [, value = ''] of text.matchAll(/\.query\(\s*['"`][^'"`]*['"`]\s*\+\s*(\w+)/g))
      found.push(`${file}: + ${value}`)
  }
  expect(found.length, 'the constants are found').toBeGreaterThan(1)
  expect(
    found.filter(one => !allowed.test(one.split(': ')[1] ?? '')),
    'Give the value as a parameter ($1), or by sql.ref and sql.table.',
  ).toEqual([])
})

it('PostgreSQL’s own parser accepts every statement', async () => {
  await loadModule()
  const all = statements()
  expect(all.length).toBeGreaterThan(200)
  const unread = all.filter(({ tree }) => !tree)
  expect(unread.map(({ file, text }) => `${file}: ${text.slice(0, 120)}`)).toEqual([])
})
