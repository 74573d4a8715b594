import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Pool } from 'pg'
import { photoSizes } from '#common/photo.ts'
import { shrink } from '#kit/server/photos/shrink.ts'
import { openFolder } from '#kit/server/storage/folder.ts'

/**
 * The work that a photo takes, and nothing around it: the body is the picture; its three sizes are made in this process, one
 * picture at a time as the guide does, written durably, and one row is added.
 */
const pool = new Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: 16 })
const folder = mkdtempSync(join(tmpdir(), 'mela-upload-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.on('SIGTERM', () => process.exit())
const storage = await openFolder(folder)
const row = `
  insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
    notice_version, notice_language, is_hidden, created_at)
  values ($1, $2, $3, $4, 'Visitor', '9876500001', 'plain', '', '1', 'hi', true, now())`

let turn: Promise<unknown> = Promise.resolve()
const server = createServer(async (request, response) => {
  const bytes = await buffer(request)
  const shrunk = turn.then(() => shrink(bytes))
  turn = shrunk
  const { sizes, width, height } = await shrunk
  const hash = createHash('sha256').update(sizes[photoSizes[0]]).digest('hex').slice(0, 32)
  await Promise.all(photoSizes.map(size => storage.put(`${hash}-${size}.webp`, sizes[size], 'image/webp')))
  await pool.query({ name: 'entry', text: row, values: [randomUUID(), hash, width, height] })
  response.writeHead(201, { 'content-length': '2' }).end('{}')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`open at ${typeof address === 'object' && address?.port}`)
})
