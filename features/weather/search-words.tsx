import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say about sky and air. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Weather', hi: 'मौसम' },
    icon: 'i-rain',
    to: paths.weather(),
    kind: 'service',
    words:
      wordList(`मौसम, बारिश, बरसात, बरखा, तापमान, गर्मी, धूप, हवा, हवा की गुणवत्ता, प्रदूषण, weather, rain, temperature, air quality, aqi, hot today,
      mausam, barish, baarish, garmi`),
  },
]
