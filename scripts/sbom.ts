import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Part of `npm run check`: writes dist/sbom.cdx.json (CycloneDX), the production dependencies' bill of materials, from the lock
 * file. Fails if a package has no hash or a licence that nobody has reviewed.
 */
const accepted = [
  'MIT',
  'MIT-0',
  '0BSD',
  'Unlicense',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // dialog-polyfill's name for the BSD-3-Clause text.
  'BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'PostgreSQL',
  // Weak copyleft: used unchanged, as separate libraries (libvips, libheif, lightningcss).
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
]

type Locked = { dev?: boolean; link?: boolean; integrity?: string; license?: string }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const production = Object.entries(lock.packages).filter(
  ([path, { dev, link }]) => path !== '' && !dev && !link,
)

// Every part of "Apache-2.0 AND LGPL-3.0-or-later AND MIT" must be accepted; for "(MIT OR CC0-1.0)" one is enough.
const isAccepted = (licence = '') =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every(part => part.split(' OR ').some(name => accepted.includes(name)))
const faults = production.flatMap(([path, { integrity, license }]) => {
  const name = path.replace(/^.*node_modules\//, '')
  return [
    ...(integrity ? [] : [`${name} has no hash in package-lock.json.`]),
    ...(isAccepted(license) ? [] : [`${name} has the licence ${license ?? 'none'}, which is not accepted.`]),
  ]
})
const bill = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
  stdio: ['ignore', 'pipe', 'ignore'],
})
mkdirSync('dist', { recursive: true })
writeFileSync('dist/sbom.cdx.json', bill)
console.log(`dist/sbom.cdx.json: ${production.length} packages`)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
