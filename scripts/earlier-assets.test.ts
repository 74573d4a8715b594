import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { earlierAssets } from './earlier-assets.ts'

it('keeps the files of the last three builds and deletes older ones', () => {
  const dist = join(mkdtempSync(join(tmpdir(), 'mela-build-')), 'dist')
  const build = (name: string) => {
    const earlier = earlierAssets(dist)
    earlier.setAside()
    rmSync(dist, { recursive: true, force: true })
    mkdirSync(join(dist, 'web/assets'), { recursive: true })
    writeFileSync(join(dist, 'web/assets', name), name)
    earlier.putBack()
  }
  for (const name of ['a.js', 'b.js', 'c.js', 'd.js']) build(name)
  const held = ['a.js', 'b.js', 'c.js', 'd.js'].filter(name => existsSync(join(dist, 'web/assets', name)))
  expect(held).toEqual(['b.js', 'c.js', 'd.js'])
  rmSync(join(dist, '..'), { recursive: true })
})
