import { useLanguage } from '#kit/web/language.tsx'
import { queryHook } from '#kit/web/query.ts'
import { readAloud } from '#kit/web/read-aloud.ts'
import type { SearchItem } from '#kit/web/search-items.ts'
import type { Clip } from './clip-urls.ts'
import type { clipsContract } from './contract.ts'

const useClips = queryHook<typeof clipsContract>()
const none: readonly Clip[] = []
// What plays recordings is loaded once there are some.
const loadPlayer = () => import('./speak-clips.ts')

/** Says an answer: by what staff have recorded, to who reads Hindi, else by the browser's voice. `item`: undefined for 'not found'. */
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
