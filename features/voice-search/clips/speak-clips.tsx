import type { SearchItem } from '#kit/web/search-items.tsx'
import type { Clip } from './clip-urls.ts'
import { recorded, wordsFor } from './join.tsx'
import { playClips } from './play.tsx'
import { chosenVoice } from './voice.tsx'

export { stopClips } from './play.tsx'

/** Plays what staff have recorded of an item, in the chosen language or else in Hindi. False where there is nothing whole. */
export async function speakClips(all: readonly Clip[], item: SearchItem | undefined): Promise<boolean> {
  const words = wordsFor(item)
  const clips = recorded(all, words, chosenVoice()) ?? recorded(all, words, 'hi')
  return clips !== undefined && playClips(clips)
}
