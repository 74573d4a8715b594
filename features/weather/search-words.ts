import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** Words about sky and air. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    to: paths.weather(),
    kind: 'service',
    words:
      wordList(`मौसम, बारिश, बरसात, बरखा, तापमान, गर्मी, धूप, हवा, हवा की गुणवत्ता, प्रदूषण, weather, rain, temperature, air quality, aqi, hot today,
      mausam, barish, baarish, garmi`),
  },
]
