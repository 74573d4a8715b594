import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { openDevice } from '#tests/world/device.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { addressIn } from './networks.ts'
import { openGuide, type Scenario } from './scenario.ts'

const password = 'bol bam bol bam'

/** Phones send photos of noise and pictures of 25 megapixels again and again; meanwhile the parking gate registers vehicles. */
export const photos: Scenario = {
  counts: { phones: 40, vehicles: 30, ms: 2000 },
  async run({ phones = 0, vehicles = 0, ms = 0 }) {
    const guide = await openGuide({ env: { VEHICLE_ADMIN_PASSWORD: password } })
    const { url } = guide.server
    const broken: string[] = []
    const answers: Record<string, number> = {}
    const over = new AbortController()
    try {
      const register = await openGate(url)
      const calm = await timesOf(5, register, broken)
      const pictures = await Promise.all([noise(), large()])
      const flood = Promise.all(
        Array.from({ length: phones }, async (_, n) => {
          const { cookie } = await openDevice(url)
          const headers = { cookie, 'x-forwarded-for': addressIn(n) }
          while (!over.signal.aborted) {
            const answer = await fetch(`${url}/api/photos`, {
              method: 'POST',
              headers,
              signal: over.signal,
              body: form({ id: crypto.randomUUID(), ...entry }, pictures[n % 2] as Buffer),
            }).catch(() => undefined)
            const status = answer?.status ?? 'cut'
            if (!over.signal.aborted) answers[status] = (answers[status] ?? 0) + 1
          }
        }),
      )
      const flooded = await timesOf(vehicles, register, broken)
      over.abort()
      await flood
      const slowest = Math.max(...flooded)
      if (slowest > ms) broken.push(`the gate waited ${slowest} ms`)
      const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
      return {
        figures: {
          calm_median_ms: median(calm),
          gate_median_ms: median(flooded),
          gate_most_ms: slowest,
          phones: JSON.stringify(answers),
        },
        broken,
      }
    } finally {
      over.abort()
      await guide.close()
    }
  },
}

const entry = { name: 'Asha', phone: '9876500001', notice_version: '2027-1', notice_language: 'hi' }

/** Signs in at the parking desk; the function registers one more vehicle and answers the status. */
async function openGate(url: string): Promise<() => Promise<number>> {
  const desk = staffBrowser(url, '192.0.2.2')
  await desk.call('POST', '/api/session', { username: 'vehicle', password, as: 'vehicle' })
  const headers = { cookie: [...desk.cookies].map(pair => pair.join('=')).join('; '), origin: url }
  const background = { r: 90, g: 120, b: 200 }
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const vehicle = { owner_name: 'Ramesh', phone_number: '9835012345', parking_location: 'parking-2' }
  return async () => {
    const body = form({ id: crypto.randomUUID(), ...vehicle }, picture)
    return (await fetch(`${url}/api/vehicles`, { method: 'POST', headers, body })).status
  }
}

async function timesOf(count: number, register: () => Promise<number>, broken: string[]): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const began = performance.now()
    const status = await register()
    times.push(Math.round(performance.now() - began))
    if (status !== 201) broken.push(`a vehicle was answered ${status}`)
  }
  return times
}

/** Random pixels, which are slow to encode and large. */
const noise = () =>
  sharp(randomBytes(1600 * 1200 * 3), {
    raw: { width: 1600, height: 1200, channels: 3 },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
/** As many pixels as a PNG may have, in a small file. */
const large = () =>
  sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()

function form(fields: Record<string, string>, picture: Buffer): FormData {
  const data = new FormData()
  for (const [key, value] of Object.entries(fields)) data.set(key, value)
  data.set('photo', new Blob([new Uint8Array(picture)]), 'IMG_0001')
  return data
}
