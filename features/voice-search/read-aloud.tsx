import type { Language } from '#common/text.ts'

const tags: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }

/** ms after which a voice that has not begun is given up: one of the network, or of a language that is not installed. */
const patience = 3000

/**
 * Speaks a sentence if the phone has a voice for the language; does nothing otherwise. A voice that does not begin gives way to
 * the phone's own.
 */
export function readAloud(sentence: string, language: Language): void {
  if (!('speechSynthesis' in globalThis)) return
  const voices = speechSynthesis.getVoices()
  const able = [
    ...voices.filter(one => one.lang.replace('_', '-') === tags[language]),
    ...voices.filter(one => one.lang.toLowerCase().startsWith(language)),
  ]
  const [voice] = able
  const other = able.find(one => one !== voice && one.localService)
  if (voice) speak(sentence, voice, other)
}

let waiting: ReturnType<typeof setTimeout> | undefined
function speak(sentence: string, voice: SpeechSynthesisVoice, other?: SpeechSynthesisVoice): void {
  clearTimeout(waiting)
  // A telephone number is said digit by digit; a distance is a number.
  const said = sentence.replace(/\b\d{3,}\b(?! m| मीटर)/g, number => [...number].join(' '))
  const utterance = new SpeechSynthesisUtterance(said)
  utterance.voice = voice
  utterance.lang = voice.lang
  speechSynthesis.cancel()
  if (other) waiting = setTimeout(() => speak(sentence, other), patience)
  utterance.onstart = () => clearTimeout(waiting)
  speechSynthesis.speak(utterance)
}

/** Stops speaking, so that the recogniser does not hear the guide itself. */
export function stopReading(): void {
  if (!('speechSynthesis' in globalThis)) return
  clearTimeout(waiting)
  speechSynthesis.cancel()
  // Browsers load voices on the first call; calling it now makes them available for the answer.
  speechSynthesis.getVoices()
}
