import { expect, journey } from '#tests/journey.ts'
import { answers } from './clips/clip-list.ts'
import { nandiOf } from './test-nandi.ts'
import { noteSounds, sounds, toneAsMicrophone } from './test-sounds.ts'

// Recordings are heard on every phone, so each journey has a guide of its own.

journey(
  'staff record an answer, a silent one is refused in view, and a visitor keeps it on the phone and hears it offline',
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
      // A recording has a length: this is how long somebody speaks.
      await desk.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)))
      await stop.click()
    }
    await speak(0)
    await expect(row.getByRole('alert')).toContainText('कुछ सुनाई नहीं देता। फ़ोन के पास बोलें।')
    await expect(row.getByRole('button', { name: 'नई रिकॉर्डिंग सुनें' })).toBeVisible()
    await speak(0.3)
    // It stays on this phone until somebody has listened to it and says so.
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
