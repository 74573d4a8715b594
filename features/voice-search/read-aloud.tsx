import type { Language } from '#common/text.ts'

const tags: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }

/** Says a sentence where the phone has a voice for its language; silent otherwise. */
export function readAloud(sentence: string, language: Language): void {
  if (!('speechSynthesis' in globalThis)) return
  const voices = speechSynthesis.getVoices()
  const voice =
    voices.find(one => one.lang.replace('_', '-') === tags[language]) ??
    voices.find(one => one.lang.toLowerCase().startsWith(language))
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.voice = voice
  utterance.lang = voice.lang
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

/** Stops whatever is being read, so that the recogniser does not hear the guide itself. */
export function stopReading(): void {
  if (!('speechSynthesis' in globalThis)) return
  speechSynthesis.cancel()
  // Browsers load their voices when they are first asked for: asked now, they are there for the answer.
  speechSynthesis.getVoices()
}
