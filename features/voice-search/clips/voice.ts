import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import type { ClipLanguage } from './clip-list.ts'

const key = 'nandi-voice'
/** In which language the guide speaks to who reads Hindi. */
export const chosenVoice = (): ClipLanguage => (readStorage(key) === 'mai' ? 'mai' : 'hi')
export const chooseVoice = (voice: ClipLanguage): void => writeStorage(key, voice)
