import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import type { ClipLanguage } from './clip-list.ts'

const key = 'nandi-voice'
/** The language in which the guide speaks to readers of Hindi. */
export const chosenVoice = (): ClipLanguage => (readStorage(key) === 'mai' ? 'mai' : 'hi')
export const chooseVoice = (voice: ClipLanguage): void => writeStorage(key, voice)
