import { expect, test } from 'vitest'
import { accessOf } from '#server/test-access-matrix.ts'
import { isTest, read, sources } from './source-files.ts'

test('what staff send through the outbox names its account, so that nobody else sends it', () => {
  const outboxes = sources.filter(
    file => !isTest(file) && /kit\/web\/outbox\/(outbox|use-outbox-form)\.ts'/.test(read(file)),
  )
  const staffCalls = (source: string) =>
    [...source.matchAll(/\bcall(?::| =) '([A-Z]+ \/api\/[^']+)'/g)].filter(
      ([, call = '']) => !['anyone', 'device'].includes(accessOf[call] ?? 'unknown'),
    ).length
  const accounts = (source: string) => source.match(/\baccount(: signedInName\(\)|,)/g)?.length ?? 0
  const counts = outboxes.map(file => [file, staffCalls(read(file)), accounts(read(file))] as const)
  expect(counts.filter(([, calls]) => calls > 0).length, 'The calls are found at all.').toBeGreaterThan(5)
  expect(
    counts.filter(([, calls, named]) => named < calls).map(([file]) => file),
    'Give each of its submissions `account: signedInName()` (kit/web/staff/staff-hints.ts).',
  ).toEqual([])
})
