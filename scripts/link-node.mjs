import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

// Runs after `npm ci`, with the Node that npm has, so it is plain JavaScript. npm 9, which Debian 12 and 13 bring, removes the link
// to our own Node together with the packages of other systems; npm run would then use the system's Node.
const bin = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../node_modules/.bin')
const ours = `../node-${process.platform}-${process.arch}/bin/node`
if (process.platform === 'linux' && existsSync(join(bin, ours)) && !existsSync(join(bin, 'node')))
  symlinkSync(ours, join(bin, 'node'))
