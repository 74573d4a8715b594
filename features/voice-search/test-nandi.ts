import { expect, type Page } from '@playwright/test'
import type { Guide } from '#tests/journey.ts'

/** Installs a fake recogniser and fake voices before a page's scripts run; `window.heard` records what they were asked. */
export function fakeSpeech() {
  const heard = { settings: [] as string[], spoken: [] as string[], recognisers: [] as EventTarget[] }
  class Recogniser extends EventTarget {
    lang = ''
    continuous = true
    interimResults = false
    start() {
      heard.settings.push(`${this.lang} ${this.continuous} ${this.interimResults}`)
      heard.recognisers.push(this)
    }
    abort() {}
  }
  const speechSynthesis = {
    getVoices: () => [{ lang: 'hi-IN' }, { lang: 'en-IN' }],
    speak: (utterance: { text: string; lang: string }) =>
      heard.spoken.push(`${utterance.lang} ${utterance.text}`),
    cancel: () => {},
  }
  class SpeechSynthesisUtterance {
    text: string
    lang = ''
    voice = null
    constructor(text: string) {
      this.text = text
    }
  }
  const fakes = {
    heard,
    SpeechRecognition: Recogniser,
    webkitSpeechRecognition: Recogniser,
    speechSynthesis,
    SpeechSynthesisUtterance,
  }
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(window, name, { value, configurable: true })
}
/** Removes speech recognition from the browser. */
export function noRecogniser() {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(window, name, { value: undefined, configurable: true })
}

type Heard = { settings: string[]; spoken: string[]; recognisers: EventTarget[] }

/** Ask Nandi on a Hindi phone with `fakeSpeech` installed. */
export function nandiOf(page: Page) {
  const sheet = page.locator('dialog#nandi')
  const heard = () =>
    page.evaluate(() => {
      const { settings, spoken } = (window as unknown as { heard: Heard }).heard
      return { settings, spoken }
    })
  const open = () => page.locator('button.nandi').click()
  const listens = () => expect(sheet.getByRole('heading', { name: 'बोलिए, कहाँ जाना है?' })).toBeVisible()
  return {
    sheet,
    open,
    listens,
    /** Opens the sheet for the first time on this phone and accepts the notice. */
    async startListening() {
      await open()
      await sheet.getByRole('button', { name: 'बोलना शुरू करें' }).click()
      await listens()
    },
    /** The recogniser's settings for each listening. */
    settings: async () => (await heard()).settings,
    /** What the browser's voice said. */
    spoken: async () => (await heard()).spoken,
    /** Sends a recognition result, final or interim. */
    say: (alternatives: string[], isFinal = true) =>
      page.evaluate(
        ([words, final]) => {
          const recogniser = (window as unknown as { heard: Heard }).heard.recognisers.at(-1)
          const result = Object.assign(
            words.map(transcript => ({ transcript })),
            { isFinal: final },
          )
          recogniser?.dispatchEvent(Object.assign(new Event('result'), { results: [result] }))
        },
        [alternatives, isFinal] as const,
      ),
    /** Dispatches a recogniser event. */
    happen: (name: string, error?: string) =>
      page.evaluate(
        ([event, code]) => {
          const recogniser = (window as unknown as { heard: Heard }).heard.recognisers.at(-1)
          recogniser?.dispatchEvent(Object.assign(new Event(event), { error: code }))
        },
        [name, error] as const,
      ),
  }
}

/** A surveyed tap out in the fields, far from everything else in the guide. */
export async function addTap(guide: Guide) {
  const id = crypto.randomUUID()
  const [lat, lng] = [25.85 + Math.random() / 5, 85.5 + Math.random() / 5]
  const name = `नल ${id.slice(-8).replace(/\d/g, digit => 'कखगघचछजझटठ'[Number(digit)] ?? '')}`
  const { status } = await (await guide.staff()).call('POST', '/api/facilities', {
    id,
    facility_type: 'drinking-water',
    name: { en: `Tap ${id.slice(0, 8)}`, hi: name },
    location_name: { en: 'By the well', hi: 'कुएँ के पास' },
    position: { lat, lng, precision_m: 10 },
    contact_number: null,
    google_maps_link: null,
    verified: 'surveyed',
    source: 'seen',
    is_active: true,
  })
  expect(status).toBe(201)
  return { name, lat, lng }
}
