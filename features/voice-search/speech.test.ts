import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAloud, stopReading } from '#kit/web/read-aloud.ts'
import { listen } from './recogniser.ts'

/** A fake recogniser and voices, which do what a test says. */
class Recogniser extends EventTarget {
  start() {}
  abort() {}
}
class Utterance {
  readonly text: string
  voice: object | null = null
  lang = ''
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  constructor(text: string) {
    this.text = text
  }
}
let recogniser: Recogniser
let spoken: Utterance[]
beforeEach(() => {
  vi.useFakeTimers()
  spoken = []
  vi.stubGlobal(
    'SpeechRecognition',
    class extends Recogniser {
      constructor() {
        super()
        recogniser = this
      }
    },
  )
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Records the callbacks of one listening: interim words, then one end. */
function hearing() {
  const told: string[] = []
  listen({
    onInterim: words => told.push(`interim ${words}`),
    onHeard: ([first]) => told.push(`heard ${first}`),
    onProblem: problem => told.push(problem),
    onStopped: () => told.push('stopped'),
  })
  return told
}
const say = (transcript: string, confidence?: number, isFinal = true) =>
  recogniser.dispatchEvent(
    Object.assign(new Event('result'), {
      results: [
        Object.assign([{ transcript, ...(confidence !== undefined && { confidence }) }], { isFinal }),
      ],
    }),
  )

describe('a recogniser', () => {
  test('that marks interim words as final, without any confidence, is heard to its end', () => {
    const told = hearing()
    say('पानी', 0)
    say('पानी कहाँ', 0)
    say('पानी कहाँ मिलेगा', 0.9)
    expect(told).toEqual(['interim पानी', 'interim पानी कहाँ', 'heard पानी कहाँ मिलेगा'])
  })
  test('that never finalises is taken at its last word when it ends, or after a pause', () => {
    const ended = hearing()
    say('पानी', 0)
    recogniser.dispatchEvent(new Event('end'))
    expect(ended).toEqual(['interim पानी', 'heard पानी'])
    const paused = hearing()
    say('डॉक्टर', 0)
    vi.advanceTimersByTime(2000)
    expect(paused).toEqual(['interim डॉक्टर', 'heard डॉक्टर'])
  })
  test('that reports no confidence at all is accepted at once', () => {
    const told = hearing()
    say('पार्किंग')
    expect(told).toEqual(['heard पार्किंग'])
  })
  test('that hears nothing says so', () => {
    const told = hearing()
    recogniser.dispatchEvent(new Event('end'))
    expect(told).toEqual(['nothing-heard'])
  })
  test.each([
    ['no-speech', 'nothing-heard'],
    ['audio-capture', 'no-microphone'],
    ['network', 'no-network'],
    ['not-allowed', 'refused'],
    ['something-new', 'not-here'],
    ['aborted', 'stopped'],
  ])('that ends with the error %s reports it once, as %s', (error, problem) => {
    const told = hearing()
    recogniser.dispatchEvent(Object.assign(new Event('error'), { error }))
    recogniser.dispatchEvent(new Event('end'))
    expect(told).toEqual([problem])
  })
})

describe('a voice', () => {
  const online = { lang: 'hi-IN', localService: false }
  const own = { lang: 'hi_IN', localService: true }
  const voices = (...all: object[]) =>
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => all,
      cancel: () => {},
      speak: (utterance: Utterance) => spoken.push(utterance),
    })
  test('that does not start within 3 s gives way to the phone’s own', () => {
    voices(online, own)
    readAloud(['पास में पानी है'], 'hi')
    expect(spoken.map(({ voice }) => voice)).toEqual([online])
    vi.advanceTimersByTime(3000)
    expect(spoken.map(({ voice }) => voice)).toEqual([online, own])
    vi.advanceTimersByTime(10_000)
    expect(spoken).toHaveLength(2)
  })
  test('that has started speaks to the end', () => {
    voices(online, own)
    readAloud(['पास में पानी है'], 'hi')
    spoken[0]?.onstart?.()
    vi.advanceTimersByTime(10_000)
    expect(spoken).toHaveLength(1)
  })
  test('stopped before it started stays silent', () => {
    voices(online, own)
    readAloud(['पास में पानी है'], 'hi')
    stopReading()
    vi.advanceTimersByTime(10_000)
    expect(spoken).toHaveLength(1)
  })
  test('reads sentences one after another and reports which one it is at', () => {
    voices(own)
    const told: string[] = []
    const listener = {
      at: (sentence: number) => told.push(`at ${sentence}`),
      ended: () => told.push('ended'),
    }
    readAloud(['लिटा दें।', '108 पर कॉल करें।'], 'hi', listener)
    for (const at of [0, 1]) {
      spoken[at]?.onstart?.()
      spoken[at]?.onend?.()
    }
    expect(spoken.map(({ text }) => text)).toEqual(['लिटा दें।', '1 0 8 पर कॉल करें।'])
    expect(told).toEqual(['at 0', 'at 1', 'ended'])
  })
  test('that is missing, or that says nothing, is reported to the caller', () => {
    const told: string[] = []
    const listener = { failed: () => told.push('failed') }
    voices({ lang: 'fr-FR', localService: true })
    readAloud(['लिटा दें।'], 'hi', listener)
    vi.advanceTimersByTime(3000)
    expect(told).toEqual(['failed'])
    voices(own)
    readAloud(['लिटा दें।'], 'hi', listener)
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual(['failed', 'failed'])
  })
})
