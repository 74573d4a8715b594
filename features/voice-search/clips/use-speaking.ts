import { useLanguage } from '#kit/web/language.tsx'
import { queryHook } from '#kit/web/query.ts'
import { readAloud } from '#kit/web/read-aloud.ts'
import type { SearchItem } from '#kit/web/search-items.ts'
import type { Clip } from './clip-urls.ts'
import type { clipsContract } from './contract.ts'

const useClips = queryHook<typeof clipsContract>()
const none: readonly Clip[] = []
// The player is loaded only if there are recordings.
const loadPlayer = () => import('./speak-clips.ts')

/** Speaks an answer: to readers of Hindi with staff's recordings, otherwise with the browser's voice. `item` undefined: 'not found'. */
export function useSpeaking() {
  const { language } = useLanguage()
  const clips = useClips('GET /api/spoken-clips', {}).value?.clips ?? none
  return {
    clips,
    async speak(sentence: string, item?: SearchItem) {
      const player = language === 'hi' && clips.length > 0 ? loadPlayer() : undefined
      const isSaid = await player?.then(({ speakClips }) => speakClips(clips, item)).catch(() => false)
      if (!isSaid) readAloud([sentence], language)
    },
    hush() {
      if (clips.length > 0) loadPlayer().then(({ stopClips }) => stopClips(), ignore)
    },
  }
}
const ignore = () => undefined
