import type { Language } from '#common/text.ts'

const tags: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }

/** Speaks a sentence if the phone has a voice for the language; does nothing otherwise. */
export function readAloud(sentence: string, language: Language): void {
  if (!('speechSynthesis' in globalThis)) return
  const voices = speechSynthesis.getVoices()
  const voice =
    voices.find(one => one.lang.replace('_', '-') === tags[language]) ??
    voices.find(one => one.lang.toLowerCase().startsWith(language))
  if (!voice) return
  // A telephone number is said digit by digit; a distance is a number.
  const said = sentence.replace(/\b\d{3,}\b(?! m| मीटर)/g, number => [...number].join(' '))
  const utterance = new SpeechSynthesisUtterance(said)
  utterance.voice = voice
  utterance.lang = voice.lang
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

/** Stops speaking, so that the recogniser does not hear the guide itself. */
export function stopReading(): void {
  if (!('speechSynthesis' in globalThis)) return
  speechSynthesis.cancel()
  // Browsers load voices on the first call; calling it now makes them available for the answer.
  speechSynthesis.getVoices()
}
