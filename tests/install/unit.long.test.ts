import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guideUnit } from '../../scripts/install/units.ts'
import { programPath } from '../programs.ts'

test('systemd finds the service well confined', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mela-unit-'))
  const file = join(folder, 'mela-guide.service')
  writeFileSync(file, guideUnit)
  const asked = spawnSync(programPath('systemd-analyze'), ['security', '--offline=yes', file], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(asked.stdout) ?? []
  expect(Number(exposure), asked.stderr).toBeLessThanOrEqual(2)
})
