import { expect, journey } from '#tests/journey.ts'
import type { Clip } from './clips/clip-urls.ts'
import { fakeSpeech, nandiOf } from './test-nandi.ts'
import { noteSounds, recordTones, sounds } from './test-sounds.ts'

// Recordings are heard on every phone, so each journey has a guide of its own.

journey(
  'an answer is played recording after recording, ends with a new question, and is spoken by the browser where one is missing',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page: desk } = await staffPhone('/admin/spoken-answers', { at: world })
    // A page makes no sound before it was touched.
    await desk.getByRole('heading', { level: 1 }).click()
    await recordTones(desk, ['help-desk', 'ambulance', '0', '1', '8'])

    const { page, open } = await phone({ at: world, before: fakeSpeech })
    const nandi = nandiOf(page)
    const help = page.locator('dialog#help')
    await open('/')
    await noteSounds(page)
    await nandi.startListening()
    await nandi.say(['एम्बुलेंस बुलाओ'])
    await expect(help).toBeVisible()
    const { clips } = (await (await page.request.get('/api/spoken-clips')).json()) as { clips: Clip[] }
    const names = async (event: string) =>
      (await sounds(page, event)).map(hash => clips.find(clip => clip.hash === hash)?.clip ?? hash)
    await expect.poll(() => names('ended')).toEqual(['ambulance', '1', '0', '8'])
    expect(await names('playing')).toEqual(['ambulance', '1', '0', '8'])
    expect(await nandi.spoken()).toEqual([])

    await page.keyboard.press('Escape')
    await nandi.open()
    await nandi.listens()
    await nandi.say(['एम्बुलेंस बुलाओ'])
    await expect.poll(async () => (await sounds(page, 'playing')).length).toBeGreaterThan(4)
    await page.keyboard.press('Escape')
    await nandi.open()
    await nandi.listens()
    await expect.poll(async () => (await sounds(page, 'pause')).length).toBeGreaterThan(4)
    expect(await nandi.spoken()).toEqual([])
    expect((await sounds(page, 'ended')).length).toBeLessThan(8)

    const before = await sounds(page, 'playing')
    // 155304 has digits that nobody recorded.
    await nandi.say(['कंट्रोल रूम का नंबर'])
    await expect.poll(() => nandi.spoken()).toEqual([expect.stringMatching(/^hi-IN .*1 5 5 3 0 4/)])
    // Of 108 one recording does not come.
    const last = clips.find(({ clip }) => clip === '8')
    await page.route(`**/api/spoken-clips/${last?.hash}`, route => route.abort())
    await page.keyboard.press('Escape')
    await nandi.open()
    await nandi.listens()
    await nandi.say(['एम्बुलेंस बुलाओ'])
    await expect.poll(() => nandi.spoken()).toHaveLength(2)
    expect((await nandi.spoken())[1]).toMatch(/^hi-IN .*1 0 8/)
    expect(await sounds(page, 'playing')).toEqual(before)
  },
)
