import type { Language } from '#common/text.ts'

const tags: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }

/** Callbacks of a reading. Exactly one of `ended` and `failed` is called, unless it is stopped. */
type Listener = {
  /** The sentence that is read now, counted from 0. */
  at?: (sentence: number) => void
  ended?: () => void
  /** The phone has no voice for the language, or it does not start. */
  failed?: () => void
}

/** ms to wait for a voice to begin: it may need the network, or not be installed. */
const patience = 3000

/**
 * Speaks sentences one after another, if the phone has a voice for the language. If a voice does not begin, the phone's own is
 * tried. Stops the previous reading.
 */
export function readAloud(sentences: readonly string[], language: Language, listener: Listener = {}): void {
  stopReading()
  if (!('speechSynthesis' in globalThis)) {
    listener.failed?.()
    return
  }
  const isMine = Symbol()
  turn = isMine
  const fail = () => {
    if (turn !== isMine) return
    stopReading()
    listener.failed?.()
  }
  const speak = (at: number, voice: SpeechSynthesisVoice, other?: SpeechSynthesisVoice) => {
    if (turn !== isMine) return
    clearTimeout(waiting)
    const sentence = sentences[at]
    if (sentence === undefined) {
      turn = undefined
      listener.ended?.()
      return
    }
    // Speak a telephone number digit by digit, a distance as a number.
    const said = sentence.replace(/\b\d{3,}\b(?! m| मीटर)/g, number => [...number].join(' '))
    // One utterance per sentence: some browsers end a long one in the middle.
    const utterance = new SpeechSynthesisUtterance(said)
    utterance.voice = voice
    utterance.lang = voice.lang
    let hasBegun = false
    let isOver = false
    utterance.onstart = () => {
      hasBegun = true
      clearTimeout(waiting)
      if (turn === isMine) listener.at?.(at)
    }
    const giveWay = () => {
      if (turn !== isMine || isOver) return
      isOver = true
      speechSynthesis.cancel()
      if (other && !hasBegun) speak(at, other)
      else fail()
    }
    utterance.onerror = giveWay
    utterance.onend = () => {
      if (!hasBegun || isOver) return giveWay()
      isOver = true
      speak(at + 1, voice, other)
    }
    // If there is no other voice and nothing else to offer, keep waiting.
    if (other || listener.failed) waiting = setTimeout(giveWay, patience)
    speechSynthesis.speak(utterance)
  }
  const start = () => {
    const able = voicesFor(language)
    const [voice] = able
    if (voice)
      speak(
        0,
        voice,
        able.find(one => one !== voice && one.localService),
      )
    return voice !== undefined
  }
  if (start()) return
  // The first call may come before the browser has loaded its voices.
  speechSynthesis.addEventListener?.('voiceschanged', start, { once: true })
  if (listener.failed) waiting = setTimeout(fail, patience)
}
let turn: symbol | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

function voicesFor(language: Language): SpeechSynthesisVoice[] {
  const voices = speechSynthesis.getVoices()
  return [
    ...voices.filter(one => one.lang.replace('_', '-') === tags[language]),
    ...voices.filter(one => one.lang.toLowerCase().startsWith(language)),
  ]
}

/** Stops speaking, so that the recogniser does not hear the guide itself. */
export function stopReading(): void {
  turn = undefined
  clearTimeout(waiting)
  if (!('speechSynthesis' in globalThis)) return
  speechSynthesis.cancel()
  // Browsers load voices on the first call; calling it now makes them available for the answer.
  speechSynthesis.getVoices()
}
