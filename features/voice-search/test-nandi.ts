import { afterEach } from 'vitest'
import { browserForAll, phone as openPhone, worldForAll } from '#tests/world/fixture.ts'
import type { Phone, PhoneOptions } from '#tests/world/phone.ts'

/** The phone opened by `take`. */
export let phone: Phone

/** Starts a server and a browser for all tests of a file, and closes the phone after each test. */
export function nandiForAll(): void {
  worldForAll({ pages: true })
  browserForAll()
  afterEach(() => phone?.close())
}

/** Opens Home on a new phone with a fake recogniser and fake voices. */
export async function take(options: PhoneOptions = {}): Promise<void> {
  phone = await openPhone({ before: fakeSpeech, ...options })
  await phone.open('/')
}

/** Installs a fake recogniser and fake voices; calls to them are recorded in `window.heard`. */
function fakeSpeech() {
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
/** The recorded calls to recogniser and voices. */
export const heard = () =>
  phone.page.evaluate(() => {
    const { settings, spoken } = (window as unknown as { heard: Heard }).heard
    return { settings, spoken }
  })
/** Sends a recognition result, final or interim. */
export const say = (words: string[], isFinal = true) =>
  phone.page.evaluate(
    ([alternatives, final]) => {
      const recogniser = (window as unknown as { heard: Heard }).heard.recognisers.at(-1)
      const result = Object.assign(
        alternatives.map(transcript => ({ transcript })),
        { isFinal: final },
      )
      recogniser?.dispatchEvent(Object.assign(new Event('result'), { results: [result] }))
    },
    [words, isFinal] as const,
  )
/** Dispatches an event of the recogniser. */
export const happen = (name: string, error?: string) =>
  phone.page.evaluate(
    ([event, code]) => {
      const recogniser = (window as unknown as { heard: Heard }).heard.recognisers.at(-1)
      recogniser?.dispatchEvent(Object.assign(new Event(event), { error: code }))
    },
    [name, error] as const,
  )

export const nandi = () => phone.page.locator('dialog#nandi')
export const ask = async () => {
  await phone.page.locator('button.nandi').click()
  await nandi().getByRole('heading').waitFor()
}
export const startListening = async () => {
  await ask()
  await nandi()
    .getByRole('button', { name: /Start speaking|बोलना शुरू करें/ })
    .click()
  await nandi()
    .getByText(/Speak. Where to\?|बोलिए, कहाँ जाना है\?/)
    .waitFor()
}
export const at = (path: string) =>
  phone.page.waitForURL(url => url.pathname + url.search + url.hash === path)
