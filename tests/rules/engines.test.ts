import { loadModule } from 'libpg-query'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Part, partsOf, type Statement, statements } from './statements.ts'

/**
 * What CockroachDB, YugabyteDB, Citus, Neon, Aurora DSQL or a pooler in transaction mode lack, and the few places that may use
 * it all the same. Each statement is read by PostgreSQL's own parser.
 */
type Lack = { what: string; isUsed: (tree: Part) => boolean; allowed: readonly string[] }

const names = (part: Part): string =>
  (part.funcname as { String: { sval: string } }[]).map(({ String: text }) => text.sval).join('.')
const isForSession = (set: Part | undefined) => set !== undefined && !set.is_local
const TRUNCATE = 32
const embedded = ['kit/server/db/embedded/open.ts']
const auditLog = ['kit/server/staff/0017-audit-log.sql', 'features/retention/0025-erase-audit-log.sql']

const lacks: readonly Lack[] = [
  {
    what: 'LISTEN (a pooler, CockroachDB, YugabyteDB, Aurora DSQL)',
    isUsed: tree => ['ListenStmt', 'UnlistenStmt'].some(name => partsOf(tree, name).length > 0),
    allowed: ['kit/server/db/listen.ts'],
  },
  {
    what: 'advisory locks of a session (a pooler, CockroachDB, YugabyteDB, Aurora DSQL)',
    isUsed: tree => partsOf(tree, 'FuncCall').some(call => /^pg_(try_)?advisory_(un)?lock/.test(names(call))),
    allowed: embedded,
  },
  {
    what: 'triggers on statements or TRUNCATE (CockroachDB, Aurora DSQL; Citus on distributed tables)',
    isUsed: tree =>
      partsOf(tree, 'CreateTrigStmt').some(({ row, events }) => !row || (Number(events) & TRUNCATE) > 0),
    allowed: auditLog,
  },
  {
    what: 'plpgsql (Aurora DSQL)',
    isUsed: tree =>
      partsOf(tree, 'DoStmt').length > 0 ||
      partsOf(tree, 'CreateFunctionStmt').some(made => JSON.stringify(made).includes('"plpgsql"')),
    allowed: [
      ...auditLog,
      'features/cases/0036-cases.sql',
      'features/lost-found/0085-person-numbers.sql',
      'features/staff/0034-more-roles.sql',
      'kit/server/db/open.ts',
    ],
  },
  {
    what: 'state of a session: SET without LOCAL, PREPARE, temporary tables, cursors that outlive a transaction (a pooler)',
    isUsed: tree =>
      // Not inside a function, where it holds for the call.
      (tree.stmts as { stmt: Part }[]).some(({ stmt }) =>
        isForSession(stmt.VariableSetStmt as Part | undefined),
      ) ||
      partsOf(tree, 'PrepareStmt').length > 0 ||
      JSON.stringify(tree).includes('"relpersistence":"t"') ||
      partsOf(tree, 'DeclareCursorStmt').some(({ options }) => (Number(options) & 0x20) > 0),
    // The table of proof.ts ends with its transaction.
    allowed: [...embedded, 'kit/server/backup/proof.ts'],
  },
]

describe('engines that speak the language of PostgreSQL', () => {
  let all: Statement[] = []
  beforeAll(async () => {
    await loadModule()
    all = statements()
  })
  it('are asked statements that the real parser reads', () => {
    expect(all.length).toBeGreaterThan(200)
    const unread = all.filter(({ tree }) => !tree)
    expect(unread.map(({ file, text }) => `${file}: ${text.slice(0, 120)}`)).toEqual([])
  })
  for (const { what, isUsed, allowed } of lacks)
    it(`are not asked for ${what}, except in the places named`, () => {
      const users = new Set(all.filter(({ tree }) => tree && isUsed(tree)).map(({ file }) => file))
      expect([...users].filter(file => !allowed.includes(file))).toEqual([])
    })
  it('finds what it looks for in the places named', () => {
    for (const { what, isUsed, allowed } of lacks)
      expect(
        all.some(({ file, tree }) => allowed.includes(file) && tree && isUsed(tree)),
        what,
      ).toBe(true)
  })
})
