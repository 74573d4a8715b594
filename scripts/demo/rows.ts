import { join } from 'node:path'
import sharp from 'sharp'
import { type Client, openClient, openPhone } from './client.ts'

const art = join(import.meta.dirname, '../../public/art')
const notice = { notice_version: 'demo', notice_language: 'en' }
// Numbers that no network assigns: five equal digits after 98765.
const phone = (n: number) => `98765${String(n).repeat(5)}`

/** Contest photos, made from our own drawings, and the votes for each. */
const photos = [
  { drawing: 'day-1', words: 'Evening aarti', votes: 6 },
  { drawing: 'day-2', words: 'On the way from Pahleja Ghat', votes: 5 },
  { drawing: 'day-3', words: 'Rain over the walk', votes: 4 },
  { drawing: 'day-4', words: 'Water for everybody', votes: 2 },
  { drawing: 'day-5', words: 'Lamps at night', votes: 1 },
  { drawing: 'attraction-garibnath-temple', words: 'The temple', votes: 0 },
] as const
const things = [
  { type: 'Lost', kind: 'bag', description: 'Blue bag with a steel bottle', drawing: 'attraction-motijheel' },
  {
    type: 'Lost',
    kind: 'phone',
    description: 'Black phone in a red cover',
    drawing: 'attraction-litchi-gardens',
  },
  {
    type: 'Found',
    kind: 'keys',
    description: 'Two keys on a saffron thread',
    drawing: 'attraction-jubba-sahni-park',
  },
] as const
const levels = ['low', 'medium', 'high', 'medium', 'low'] as const

/** Sends everything as phones and staff would, to the server at `url`; `admin` is an account with the admin role. */
export async function sendDemoRows(
  url: string,
  admin: { username: string; password: string },
): Promise<void> {
  const phones = await Promise.all(photos.map(() => openPhone(url)))
  const sender = openSender(phones[0] as Client)
  const entries: string[] = []
  for (const [n, { drawing, words }] of photos.entries()) {
    const id = crypto.randomUUID()
    const fields = { id, name: `Demo visitor ${n + 1}`, phone: phone(n), description: words, ...notice }
    await sender('/api/photos', fields, drawing)
    entries.push(id)
  }
  for (const [n, { votes }] of photos.entries())
    for (const voter of phones.slice(0, votes))
      await voter.call('POST', `/api/photos/${entries[n]}/votes`, { user_identifier: voter.voter })
  for (const [n, { drawing, ...thing }] of things.entries()) {
    const fields = { ...thing, id: crypto.randomUUID(), name: `Demo visitor ${n + 1}`, phone: phone(n) }
    await sender('/api/lost-found', { ...fields, show_phone: 'false', ...notice }, drawing)
  }
  const console = openClient(url)
  await console.call('POST', '/api/session', { ...admin, as: 'admin' })
  for (const id of entries)
    await console.call('PUT', `/api/photo-entries/${id}/approval`, { is_approved: true })
  const { places } = (await console.call('GET', '/api/crowd-status')) as { places: { id: string }[] }
  for (const [n, status] of levels.entries())
    if (places[n])
      await console.call('PUT', `/api/crowd-status/${places[n].id}`, {
        status,
        description: { en: '', hi: '' },
      })
  await console.call('POST', '/api/notices', {
    id: crypto.randomUUID(),
    level: 'info',
    text: { en: 'Demo: the queue moves well.', hi: 'नमूना: कतार ठीक चल रही है।' },
    hours: 24,
  })
}

const openSender =
  (client: Client) => async (path: string, fields: Record<string, string>, drawing: string) =>
    client.send(
      path,
      fields,
      await sharp(join(art, `${drawing}.svg`), { density: 144 })
        .png()
        .toBuffer(),
    )
