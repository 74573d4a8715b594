import type { SearchItem } from '#kit/web/search-items.ts'
import type { Clip } from './clip-urls.ts'
import { recorded, wordsFor } from './join.ts'
import { playClips } from './play.ts'
import { chosenVoice } from './voice.ts'

export { stopClips } from './play.ts'

/** Plays staff's recordings of an item, in the chosen language or else in Hindi. False if neither is complete. */
export async function speakClips(all: readonly Clip[], item: SearchItem | undefined): Promise<boolean> {
  const words = wordsFor(item)
  const clips = recorded(all, words, chosenVoice()) ?? recorded(all, words, 'hi')
  return clips !== undefined && playClips(clips)
}
