import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { programPath } from '../programs.ts'

test('systemd rates the service as well confined', () => {
  const asked = spawnSync(
    programPath('systemd-analyze'),
    ['security', '--offline=yes', 'ops/mela-guide.service'],
    {
      encoding: 'utf8',
    },
  )
  const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(asked.stdout) ?? []
  expect(Number(exposure), asked.stderr).toBeLessThanOrEqual(2)
})
