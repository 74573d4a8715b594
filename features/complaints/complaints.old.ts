import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { phone, world } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import type { KeptComplaint } from './contract.ts'
import { complaintsForAll, pick, rows, words } from './test-complaints.ts'

complaintsForAll()

/** A complaint that somebody else sent. */
const complaint = async () => {
  const data = new FormData()
  const fields = {
    id: crypto.randomUUID(),
    category: 'water',
    words,
    phone: '9876500020',
    notice_version: 'v',
    notice_language: 'hi',
  }
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return (await newVisitor(world).call<KeptComplaint>('POST /api/complaints', data)).body
}

const languages = [
  {
    language: 'en',
    category: 'Water',
    missing: 'Please choose one',
    words: 'What is wrong?',
    place: 'Where is it?',
    position: 'Add my position',
    added: 'Your position is added',
    phone: 'Phone number',
    submit: 'Send complaint',
    done: 'We have your complaint',
    tab: 'Status',
    number: 'Complaint number',
    look: 'See status',
    states: {
      received: 'Received',
      'in-work': 'In progress',
      done: 'Done',
      refused: 'Cannot be done',
    },
    badNumber: 'The number has 7 digits',
    end: 'End of your phone number',
    badEnd: 'Please enter the last 4 digits',
    nobody: 'No complaint fits this number and these digits',
    refusals: [
      ['not-an-image', 400, 'This file cannot be read as a photo. Please choose another.'],
      ['text-not-allowed', 400, 'Some characters in this text cannot be used. Please remove them.'],
      ['gone', 410, 'Please try again later.'],
    ],
  },
  {
    language: 'hi',
    category: 'पानी',
    missing: 'कृपया एक चुनें',
    words: 'क्या दिक्कत है?',
    place: 'कहाँ की बात है?',
    position: 'मेरी लोकेशन जोड़ें',
    added: 'आपकी लोकेशन जुड़ गई',
    phone: 'फ़ोन नंबर',
    submit: 'शिकायत भेजें',
    done: 'आपकी शिकायत मिल गई',
    tab: 'स्थिति',
    number: 'शिकायत नंबर',
    look: 'स्थिति देखें',
    states: {
      received: 'मिली',
      'in-work': 'काम चल रहा है',
      done: 'काम पूरा',
      refused: 'नहीं हो सकेगा',
    },
    badNumber: 'नंबर में 7 अंक होते हैं',
    end: 'आपके फ़ोन नंबर का आखिरी हिस्सा',
    badEnd: 'कृपया आखिरी 4 अंक लिखें',
    nobody: 'इस नंबर और इन अंकों की कोई शिकायत नहीं मिली',
    refusals: [
      ['not-an-image', 400, 'यह फोटो नहीं खुल रही। कृपया दूसरी चुनें।'],
      ['text-not-allowed', 400, 'इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते। उन्हें हटाकर फिर भेजें।'],
      ['gone', 410, 'कृपया थोड़ी देर बाद फिर कोशिश करें।'],
    ],
  },
] as const

describe.each(languages)('in $language', said => {
  journey(
    'what is missing is said, then a number is given, and it shows how the complaint stands',
    async () => {
      const { page, open, isAccessible, close } = await phone({
        language: said.language,
        context: { geolocation: { latitude: 26.1205, longitude: 85.3912 }, permissions: ['geolocation'] },
      })
      await open('/complaints')
      await page.getByRole('button', { name: said.submit }).click()
      await page.getByText(said.missing).waitFor()
      await eventually(
        async () => (await page.evaluate(() => document.activeElement?.getAttribute('name'))) === 'category',
      )
      await isAccessible()
      await page.getByRole('radio', { name: said.category }).check()
      await page.getByLabel(said.words).fill(words)
      await page.getByLabel(said.place).fill('Hathi Chowk')
      await page.getByRole('button', { name: said.position }).click()
      await page.getByText(said.added).waitFor()
      await page.getByLabel(said.phone).fill('९८७६५ ०००२०')
      await page.getByRole('button', { name: said.submit }).click()
      await page.getByRole('heading', { name: said.done }).waitFor()
      const [row] = await rows()
      expect(row).toMatchObject({
        category: 'water',
        words,
        place: 'Hathi Chowk',
        phone: '9876500020',
        lat: 26.1205,
        notice_language: said.language,
      })
      await page.locator('strong', { hasText: row.number }).waitFor()
      await isAccessible()
      await page.getByRole('button', { name: said.look }).click()
      await page.getByText(said.states.received, { exact: true }).waitFor()
      await isAccessible()
      await close()
    },
  )

  journey(
    'its number and the end of the phone number show each state and what staff answered; so does its link',
    async () => {
      const { number, secret } = await complaint()
      const { page, open, isAccessible, close } = await phone({ language: said.language })
      await open('/complaints')
      await page.getByRole('tab', { name: said.tab }).click()
      const field = page.getByLabel(said.number, { exact: true })
      const look = page.getByRole('button', { name: said.look })
      await look.click()
      await page.getByText(said.badNumber).waitFor()
      await isAccessible()
      await field.fill(number === '0000000' ? '0000001' : '0000000')
      await look.click()
      await page.getByText(said.badEnd).waitFor()
      await isAccessible()
      await page.getByLabel(said.end).fill('००२०')
      await look.click()
      await page.getByText(said.nobody).waitFor()
      const devanagari = number.replace(/\d/g, digit => String.fromCodePoint(0x966 + Number(digit)))
      await field.fill(`${devanagari.slice(0, 3)} ${devanagari.slice(3)}`)
      for (const status of ['received', 'in-work', 'done', 'refused'] as const) {
        const answer = status === 'received' ? '' : `टैंकर ${status} <b>11</b>`
        await world.owner.query('update complaints set status = $1, answer = $2', [status, answer])
        await look.click()
        await page.getByText(said.states[status], { exact: true }).waitFor()
        if (answer) await page.getByText(answer).waitFor()
        await expect.poll(() => page.getByText(words).count()).toBe(0)
      }
      await isAccessible()
      await page.getByRole('tab').first().click()
      await open(`/complaints#${secret}`)
      await page.getByText(said.states.refused, { exact: true }).waitFor()
      await close()
    },
  )

  journey('a refusal keeps every word and the photo, and says why', async () => {
    const { page, open, isAccessible, close } = await phone({ language: said.language })
    await open('/complaints')
    await page.getByRole('radio', { name: said.category }).check()
    await page.getByLabel(said.words).fill(words)
    await pick(page)
    for (const [code, status, message] of said.refusals) {
      await page.route('**/api/complaints', route =>
        route.fulfill({ status, json: { code, message: '', fields: [{ path: 'words', code }] } }),
      )
      await page.getByRole('button', { name: said.submit }).click()
      await page.locator('form').getByText(message).waitFor()
      await page.unroute('**/api/complaints')
    }
    await isAccessible()
    await expect.poll(() => page.getByLabel(said.words).inputValue()).toBe(words)
    await expect.poll(() => page.locator('.shot img').count()).toBe(1)
    await page.getByRole('button', { name: said.submit }).click()
    await page.getByRole('heading', { name: said.done }).waitFor()
    await expect.poll(() => rows()).toHaveLength(1)
    await close()
  })
})
