import { afterEach, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, phone as openPhone, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { answers } from './clips/clip-list.ts'
import { texts as staffTexts } from './clips/staff/texts.ts'
import { texts } from './clips/texts.ts'

worldForAll({ pages: true })
browserForAll()
const phones: Phone[] = []
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})

/** A microphone that hears a tone; `loudness` is set by the test. Recording and listening are the browser's own. */
function toneAsMicrophone() {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext()
    await context.resume()
    const tone = context.createOscillator()
    const gain = context.createGain()
    const out = context.createMediaStreamDestination()
    gain.gain.value = Number(sessionStorage.getItem('loudness') ?? 0.3)
    tone.connect(gain).connect(out)
    tone.start()
    return out.stream
  }
}

journey(
  'staff record an answer, what is silent or too loud is refused in view, and a visitor keeps it on the phone',
  async () => {
    const staff = await takeStaffPhone(browser, world, '/admin/spoken-answers')
    phones.push(staff)
    await staff.page.evaluate(toneAsMicrophone)
    const row = staff.page.getByRole('listitem').filter({ hasText: answers.water.say.hi })
    const speak = async (loudness: number) => {
      await staff.page.evaluate(value => sessionStorage.setItem('loudness', String(value)), loudness)
      await row.getByRole('button', { name: /Record/ }).click()
      const stop = row.getByRole('button', { name: staffTexts.stop.en })
      await stop.waitFor()
      // A recording has a length: this is how long somebody speaks.
      await staff.page.evaluate(() => new Promise(resolve => setTimeout(resolve, 1200)))
      await stop.click()
    }
    await row.getByText(staffTexts.missing.en).waitFor()
    await speak(0)
    await row.getByRole('alert').getByText(staffTexts.silent.en).waitFor()
    await row.getByRole('button', { name: staffTexts.hearNew.en }).waitFor()
    await staff.isAccessible()
    await speak(3)
    await row.getByRole('alert').getByText(staffTexts['too-loud'].en).waitFor()
    await speak(0.3)
    await row.getByText(/^Recorded: \d\.\d s/).waitFor()
    const told = await row.getByText(/^Recorded: /).textContent()
    const [, seconds, bytes] = /: ([\d.]+) s, (\d+) bytes/.exec(told ?? '') ?? []
    // All 42 in both languages fit into 400 kB only if a second has about a kilobyte.
    console.info(`spoken: ${seconds} s, ${bytes} bytes`)
    expect(Number(bytes) / Number(seconds)).toBeLessThan(1400)
    await speak(0)
    await row.getByText(staffTexts.stillThere.en).waitFor()
    await row.getByText(told ?? '').waitFor()

    const visitor = await openPhone({ language: 'hi' })
    phones.push(visitor)
    const { page } = visitor
    const asked: string[] = []
    page.on('request', request => request.url().includes('/api/spoken-clips/') && asked.push(request.url()))
    await visitor.open('/')
    await page.locator('button.nandi').click()
    await page.getByText(texts.listen.hi).click()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: /केबी/ }).click()
    await page.getByText(texts.kept.hi).waitFor()
    await visitor.isAccessible()
    expect(asked.length).toBe(1)
    await page.context().setOffline(true)
    await page.evaluate(() => {
      const ended: string[] = []
      Object.assign(window, { ended })
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        this.addEventListener('ended', () => ended.push(this.src))
        return play.call(this)
      }
    })
    await page.getByRole('button', { name: answers.water.say.hi }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { ended: string[] }).ended.length))
      .toBe(1)
    await page.getByRole('button', { name: texts.mai.hi }).click()
    await page.getByText(texts.none.hi).waitFor()
  },
)
