import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { temple } from '#content/temple.ts'
import type { OsmElement } from '#features/street-plan/import/elements.server.ts'
import { madeUpCity } from '#features/street-plan/test-city.ts'
import { pbfBlock, pbfHeader } from '#features/street-plan/test-pbf.ts'
import { checkBound } from './bounds.ts'

const mb = 1_000_000
const perBlock = 8000

/** Memory of the importer for an extract of 100 MB: a city, and houses over half a state around it. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'import-map-'))
  try {
    const path = join(folder, 'state.osm.pbf')
    await writeExtract(path, 100 * mb)
    const began = performance.now()
    const { stdout } = await promisify(execFile)(process.execPath, ['bench/read-map-once.ts', path])
    const { bytes, peakMb } = JSON.parse(stdout) as { bytes: number; peakMb: number }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${statSync(path).size / mb} MB read in ${seconds} s, plan ${bytes} B`)
    checkBound('most memory', [peakMb], { atMost: 1000, unit: 'MB' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function writeExtract(path: string, size: number): Promise<void> {
  const file = createWriteStream(path)
  let written = 0
  const write = async (block: Buffer) => {
    written += block.length
    if (!file.write(block)) await once(file, 'drain')
  }
  const city = madeUpCity({ gap: 0.15, reach: 6 })
  const lines = city.filter(({ type }) => type !== 'node')
  await write(pbfHeader())
  await write(pbfBlock(city.filter(({ type }) => type === 'node')))
  let next = 2_000_000
  while (written < size * 0.75) {
    const start = next
    next += perBlock
    await write(
      pbfBlock(
        Array.from({ length: perBlock }, (_, i) => ({
          type: 'node',
          id: start + i,
          lat: temple.lat - 0.7 + Math.random() * 1.4,
          lon: temple.lng - 0.7 + Math.random() * 1.4,
        })),
      ),
    )
  }
  await write(pbfBlock(lines))
  for (let id = 5_000_000; written < size; id += perBlock)
    await write(
      pbfBlock(
        Array.from({ length: perBlock }, (_, i): OsmElement => {
          const first = 2_000_000 + Math.floor(Math.random() * (next - 2_000_010))
          return {
            type: 'way',
            id: id + i,
            refs: [first, first + 1, first + 2, first + 3, first],
            tags: { building: 'yes' },
          }
        }),
      ),
    )
  file.end()
  await finished(file)
}
