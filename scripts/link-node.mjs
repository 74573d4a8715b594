import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

// Plain JavaScript, because it runs after `npm ci` with npm's own Node. npm 9 (Debian 12 and 13) removes the link to our Node
// together with other systems' packages; `npm run` would then use the system's Node.
const bin = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../node_modules/.bin')
const ours = `../node-${process.platform}-${process.arch}/bin/node`
if (process.platform === 'linux' && existsSync(join(bin, ours)) && !existsSync(join(bin, 'node')))
  symlinkSync(ours, join(bin, 'node'))
