import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { home } from './source-files.ts'

it('a page contains the styles of the numbers in Help, which opens before the script and without it', () => {
  const page = readFileSync(join(home, 'dist/web/events/index.html'), 'utf8')
  const styles = page.slice(0, page.indexOf('</style>'))
  for (const rule of ['.call{', '.call--108{', '.sheet{', '.sheet-h{']) expect(styles).toContain(rule)
})
