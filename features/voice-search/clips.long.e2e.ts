import { expect, journey } from '#tests/journey.ts'
import { answers } from './clips/clip-list.ts'
import type { Clip } from './clips/clip-urls.ts'
import { fakeSpeech, nandiOf } from './test-nandi.ts'
import { noteSounds, recordTones, sounds, toneAsMicrophone } from './test-sounds.ts'

// Recordings play on every phone, so each journey has its own guide.

journey(
  'an answer plays recording after recording, stops for a new question, and is spoken by the browser if one is missing',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page: desk } = await staffPhone('/admin/spoken-answers', { at: world })
    // A page may make no sound before it has been touched.
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
    // So slow that a busy machine does not hear the answer's end before the next question.
    await page.evaluate(() => {
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function () {
        this.playbackRate = 1 / 16
        return play.call(this)
      }
    })
    await nandi.say(['एम्बुलेंस बुलाओ'])
    await expect.poll(async () => (await sounds(page, 'playing')).length).toBeGreaterThan(4)
    await page.keyboard.press('Escape')
    await nandi.open()
    await nandi.listens()
    await expect.poll(async () => (await sounds(page, 'pause')).length).toBeGreaterThan(4)
    expect(await nandi.spoken()).toEqual([])
    expect((await sounds(page, 'ended')).length).toBeLessThan(8)

    const before = await sounds(page, 'playing')
    // 155304 contains digits without a recording.
    await nandi.say(['कंट्रोल रूम का नंबर'])
    await expect.poll(() => nandi.spoken()).toEqual([expect.stringMatching(/^hi-IN .*1 5 5 3 0 4/)])
    // One of the recordings for 108 fails to load.
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

journey(
  'staff record an answer, a silent one is refused within view, and a visitor’s phone keeps it and plays it offline',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page: desk } = await staffPhone('/admin/spoken-answers', { at: world })
    await desk.evaluate(toneAsMicrophone)
    const row = desk.getByRole('listitem').filter({ hasText: answers.water.say.hi })
    const speak = async (loudness: number) => {
      await desk.evaluate(value => sessionStorage.setItem('loudness', String(value)), loudness)
      await row.getByRole('button', { name: /रिकॉर्ड करें/ }).click()
      const stop = row.getByRole('button', { name: 'रोकें' })
      await expect(stop).toBeVisible()
      // How long somebody speaks; a recording needs some length.
      await desk.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)))
      await stop.click()
    }
    await speak(0)
    await expect(row.getByRole('alert')).toContainText('कुछ सुनाई नहीं देता। फ़ोन के पास बोलें।')
    await expect(row.getByRole('button', { name: 'नई रिकॉर्डिंग सुनें' })).toBeVisible()
    await speak(0.3)
    // It stays on this phone until somebody has listened to it and confirmed it.
    const publish = row.getByRole('button', { name: 'सही है: सब सुन सकते हैं' })
    await expect(row.getByText('अभी केवल इस फ़ोन में है। पहले इसे सुनें।')).toBeVisible()
    await expect(publish).toHaveCount(0)
    await row.getByRole('button', { name: 'नई रिकॉर्डिंग सुनें' }).click()
    await publish.click()
    const stored = row.getByText(/^रिकॉर्ड हुआ: \d\.\d सेकंड/)
    await expect(stored).toBeVisible()
    const told = (await stored.textContent()) ?? ''
    await speak(0)
    await expect(row.getByRole('alert')).toContainText('पहले की रिकॉर्डिंग वैसी ही है।')
    await expect(stored).toHaveText(told)

    const { page, open } = await phone({ at: world })
    const asked: string[] = []
    page.on('request', request => request.url().includes('/api/spoken-clips/') && asked.push(request.url()))
    const { open: ask, sheet } = nandiOf(page)
    await open('/')
    await ask()
    await sheet.getByText('जवाब सुनें').click()
    await expect(sheet.getByRole('button', { name: answers.water.say.hi })).toBeVisible()
    expect(asked).toEqual([])
    await sheet.getByRole('button', { name: /सब इस फ़ोन में रखें/ }).click()
    await expect(sheet.getByText('सब इस फ़ोन में हैं और बिना नेटवर्क भी चलेंगे।')).toBeVisible()
    expect(asked).toHaveLength(1)
    await page.context().setOffline(true)
    await noteSounds(page)
    await sheet.getByRole('button', { name: answers.water.say.hi }).click()
    await expect.poll(() => sounds(page, 'ended')).toHaveLength(1)
    await sheet.getByRole('button', { name: 'मैथिली' }).click()
    await expect(sheet.getByText('इस भाषा में अभी कुछ रिकॉर्ड नहीं हुआ है।')).toBeVisible()
  },
)
