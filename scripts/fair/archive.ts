import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fairDate } from '#common/fair-time.ts'
import { type Edition, editions } from '#content/edition.ts'
import type { PhotoPage } from '#features/photo-contest/contract.ts'
import { makeFolder } from '#kit/server/make-folder.ts'
import { indexPage, type Kept, photosPage } from './pages.ts'

/** The guide's public lists by the name of their file. Short-lived ones, such as crowd levels, are left out. */
const lists = {
  places: '/api/facilities',
  contacts: '/api/contacts',
  schedule: '/api/events',
  walk: '/api/mela-route',
} as const

/** An archive's `sums.json`; `files`: SHA-256 by name. */
export type Sums = { year: number; madeAt: string; files: Record<string, string> }
type ArchiveOptions = {
  /** Address of the guide. */
  from: string
  /** A folder that does not exist yet. */
  folder: string
  /** ms. */
  now: number
  /** Whether to include the contest's photos. */
  withPhotos: boolean
}

/** The current fair, or else the last one. */
export function fairOf(now: number): Edition | undefined {
  const today = fairDate(now)
  return editions.toSorted((a, b) => a.year - b.year).findLast(({ shravan }) => shravan.from <= today)
}

/**
 * Writes what visitors may see of a fair as pages and files that need no server. It reads only public answers, so nothing else
 * can get in; visitors' names are left out. The folder gets its final name only once it is complete.
 */
export async function writeArchive({ from, folder, now, withPhotos }: ArchiveOptions): Promise<Sums> {
  const edition = fairOf(now)
  if (!edition) throw new Error('No fair that has begun stands in content/edition.ts.')
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  const half = `${folder}.half`
  await rm(half, { recursive: true, force: true })
  makeFolder(half)
  try {
    const files: Record<string, string> = {}
    const keep = async (name: string, bytes: string | Uint8Array) => {
      await mkdir(dirname(join(half, name)), { recursive: true })
      await writeFile(join(half, name), bytes)
      files[name] = createHash('sha256').update(bytes).digest('hex')
    }
    await keep('guide.html', await ask(from, '/guide.html'))
    for (const [name, path] of Object.entries(lists)) {
      const value: unknown = JSON.parse((await ask(from, path)).toString())
      await keep(`lists/${name}.json`, `${JSON.stringify(value, undefined, 1)}\n`)
    }
    const photos = withPhotos ? await keepPhotos(from, keep) : []
    const archived = { edition, at: now, lists: Object.keys(lists), photos }
    if (photos.length > 0) await keep('photos.html', photosPage(archived))
    await keep('index.html', indexPage(archived))
    const sums: Sums = { year: edition.year, madeAt: new Date(now).toISOString(), files }
    await writeFile(join(half, 'sums.json'), `${JSON.stringify(sums, undefined, 1)}\n`)
    await rename(half, folder)
    return sums
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  }
}

async function keepPhotos(from: string, keep: (name: string, bytes: Uint8Array) => Promise<void>) {
  const kept: Kept[] = []
  for (let after: string | null = ''; after !== null; ) {
    const query: string = after && `&after=${encodeURIComponent(after)}`
    const part = JSON.parse((await ask(from, `/api/photos?limit=100${query}`)).toString()) as PhotoPage
    for (const photo of part.photos) {
      const file = `photos/${String(kept.length + 1).padStart(4, '0')}.webp`
      await keep(file, await ask(from, new URL(photo.image_url, from).pathname))
      kept.push({ photo, file })
    }
    after = part.next
  }
  return kept
}

async function ask(from: string, path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, from)).catch(() => undefined)
  if (!answer) throw new Error(`No guide answers at ${from}: start it, or name its address with --from.`)
  if (!answer.ok) throw new Error(`${from} answered ${answer.status} to ${path}: nothing was archived.`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Reads an archive and checks each file's sum; throws if one is missing or has changed. */
export async function readArchive(folder: string): Promise<Sums> {
  const text = await readFile(join(folder, 'sums.json'), 'utf8').catch(() => undefined)
  if (!text) throw new Error(`${folder} is not a finished archive: mela-guide archive ${folder}`)
  const sums = JSON.parse(text) as Sums
  const there = new Set(await readdir(folder, { recursive: true }))
  for (const [name, sum] of Object.entries(sums.files)) {
    if (!there.has(name)) throw new Error(`${name} is missing in ${folder}.`)
    if (
      createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex') !== sum
    )
      throw new Error(`${name} in ${folder} is not what it was.`)
  }
  return sums
}
