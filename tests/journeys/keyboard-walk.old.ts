import { afterEach, beforeAll, describe, expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { complain } from '#features/cases/test-cases.ts'
import { texts as caseTexts } from '#features/cases/texts.ts'
import { texts as complaintTexts } from '#features/complaints/texts.ts'
import { enterPhotos } from '#features/photo-contest/test-contest.ts'
import { texts as poojaTexts } from '#features/virtual-pooja/texts.ts'
import { texts as nandiTexts } from '#features/voice-search/texts.ts'
import { journey } from '#tests/browser.ts'
import { atJunction } from '#tests/phone.ts'
import { browser, browserForAll, guideForAll, phone, world } from '#tests/world/fixture.ts'
import type { Phone, PhoneOptions } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { passwords } from '#tests/world/world.ts'
import { type Keyboard, keyboardOf, treeFaults } from './keyboard.ts'

guideForAll()
browserForAll()
beforeAll(() => enterPhotos(world.url, [1]))
let reader: Phone | undefined
afterEach(async () => {
  await reader?.close()
  reader = undefined
})

async function start(path: string, language: Language, options: PhoneOptions = {}): Promise<Keyboard> {
  reader = await phone({ language, ...options })
  await reader.open(path)
  return keyboardOf(reader.page)
}
const shown = async (words: string | RegExp) => {
  await reader?.page.getByText(words).first().waitFor()
}
/** Fails where a key on the screen has no name, or the tree says these words in another order. */
const reads = async (...words: string[]) => {
  if (!reader) throw new Error('no phone')
  const { page } = reader
  await expect.poll(() => treeFaults(page, words)).toEqual([])
}
const noRecogniser = () => {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(window, name, { value: undefined, configurable: true })
}

describe.each(['en', 'hi'] as const)('by keyboard alone, in %s', language => {
  const either = (en: string, hi: string) => (language === 'en' ? en : hi)
  const water = either('Drinking Water', 'पीने का पानी')

  journey('water is found, and the way to the nearest', async () => {
    const keys = await start('/', language, { context: atJunction })
    await keys.reach(`link "${water}"`)
    await keys.press('Enter')
    await keys.hears(`heading "${water}"`)
    await keys.reach(either('link "Navigate', 'link "रास्ता'))
    await reads(`heading "${water}" [level=1]`, 'main', 'heading "', `navigation "${either('Main', 'मुख्य')}"`)
  })

  journey('help is opened, its first number is 108, and closing leads back to the key', async () => {
    const keys = await start('/', language)
    await keys.reach(either('button "Help 108"', 'button "मदद 108"'))
    await keys.press('Enter')
    await keys.reach(/^link ".*108"/)
    await reads('dialog', '108', '155304')
    await keys.press('Escape')
    await keys.hears(either('button "Help 108"', 'button "मदद 108"'))
  })

  journey('a lost thing is reported: without words the first missing field is told', async () => {
    const keys = await start('/lost-found/submit', language)
    await keys.reach(either('button "Submit item"', 'button "सूचना भेजें"'))
    await keys.press('Enter')
    await shown(either('Name is required', 'नाम ज़रूरी है'))
    await keys.hears(either('button "Take photo"', 'button "फोटो खींचें"'))
    await reads(
      'heading',
      either('textbox "Name', 'textbox "नाम'),
      either('button "Submit item"', 'button "सूचना भेजें"'),
    )
  })

  journey('a photo gets a vote, which is said', async () => {
    const keys = await start('/gallery', language)
    await keys.reach(either('Like', 'को वोट दें'))
    await keys.press('Enter')
    await shown(either('Your vote has been recorded!', 'आपका वोट दर्ज हो गया!'))
    await reads('heading', 'Pilgrim 1')
  })

  journey('the quiz is begun, answered by arrow keys and led on', async () => {
    const keys = await start('/mela-quiz', language)
    await keys.reach(either('textbox "Your name', 'textbox "आपका नाम'))
    await keys.type('Sunita')
    await keys.reach(either('textbox "Phone number', 'textbox "फ़ोन नंबर'))
    await keys.type(either('9876500031', '9876500032'))
    await keys.reach(either('button "Start quiz"', 'button "क्विज़ शुरू करें"'))
    await keys.press('Enter')
    await shown(`${either('Question', 'सवाल')} 1 / 10`)
    await keys.reach('radio')
    await keys.press('Space', 'ArrowDown')
    await keys.hears(/^radio .*\[checked\]/)
    await keys.reach(either('button "Next"', 'button "अगला"'))
    await keys.press('Enter')
    await shown(`${either('Question', 'सवाल')} 2 / 10`)
    await reads('heading', 'radio', either('button "Skip"', 'button "छोड़ें"'))
  })

  journey('water is offered in the pooja, and it is said that it goes on', async () => {
    const keys = await start('/virtual-pooja?deity=default', language)
    await keys.reach(`button "${poojaTexts.jalStart[language]}"`)
    await keys.press('Enter')
    await keys.hears(poojaTexts.jalBusy[language])
    await reads('heading', poojaTexts.jalBusy[language])
  })

  journey('a complaint is written and sent, and its number is said', async () => {
    const keys = await start('/complaints', language)
    await keys.reach('radio')
    await keys.press('Space')
    await keys.reach(`textbox "${complaintTexts.words[language]}`)
    await keys.type('Dry tap')
    await keys.reach(`button "${complaintTexts.submit[language]}"`)
    await keys.press('Enter')
    await shown(/^\d{7}$/)
    await reads('heading')
  })

  journey('ask Nandi is asked in writing and leads to the water', async () => {
    const keys = await start('/', language, { before: noRecogniser })
    await keys.reach(either('button "ask Nandi"', 'button "नंदी से पूछें"'))
    await keys.press('Enter')
    // Its code comes with the first press; until then there is nothing to reach.
    await reader?.page.getByRole('textbox', { name: nandiTexts.typeLabel[language] }).waitFor()
    await keys.reach(`textbox "${nandiTexts.typeLabel[language]}`)
    await keys.type(either('water', 'पानी'))
    await keys.press('Enter')
    await shown(water)
  })

  journey('a vehicle desk signs in and is told the first field that is missing', async () => {
    const keys = await start('/admin/vehicle', language)
    await keys.reach(either('textbox "Username', 'textbox "यूज़र नाम'))
    await keys.type('vehicle')
    await keys.reach(either('textbox "Password', 'textbox "पासवर्ड'))
    await keys.type(passwords.vehicle)
    await keys.press('Enter')
    await keys.reach(/^textbox "(Owner Name|.*मालिक)/)
    await keys.reach(/^button "(Register Vehicle|वाहन दर्ज करें)"/)
    await keys.press('Enter')
    await keys.hears(/^textbox .*\[invalid\]/)
    await reads('heading', 'tab', 'textbox')
  })

  journey('a case is taken', async () => {
    await complain(world, `Dry tap ${language}`)
    reader = await takeStaffPhone(browser, world, '/admin/cases', { language })
    const keys = keyboardOf(reader.page)
    await shown(`Dry tap ${language}`)
    await keys.reach(`button "${caseTexts.take[language]}`)
    await keys.press('Enter')
    await shown(new RegExp(`^${caseTexts.you[language]}$`))
    await reads('heading', `Dry tap ${language}`)
  })
})
