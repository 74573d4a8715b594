import { wordList } from '#common/word-list.ts'

/** What people call the town's sights when they ask for them. */
export const sights: readonly string[] =
  wordList(`लीची, लीची बागान, मोतीझील, सिकंदरपुर, जुब्बा सहनी पार्क, जुब्बा सहनी, रामचंद्र संग्रहालय, संग्रहालय, म्यूजियम, खुदीराम बोस, खुदीराम, litchi, museum,
  lake front, motijheel, khudiram, jubba sahni park`)
