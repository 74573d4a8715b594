import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when something is not right. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words:
      wordList(`शिकायत, शिकायत करनी, गंदगी, गंदगी की शिकायत, सफाई, कचरा, कूड़ा, बदबू, पैसे ज़्यादा, ज़्यादा पैसे, ज़्यादा पैसा, लूट रहे, ठग रहे, रिश्वत,
      complaint, complaints, complain, shikayat, safai, dirty, garbage, bad smell, overcharging, too much money, bribe`),
  },
]
