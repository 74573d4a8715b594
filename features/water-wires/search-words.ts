import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** Words of people who want to bathe, or have a tall vehicle. Drowning and electric shock lead to first aid instead. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    to: paths.waterWires(),
    kind: 'service',
    words:
      wordList(`पानी और तार, water and wires, नहाने की जगह, स्नान घाट, नदी, नदी का पानी, पानी कितना गहरा, बूढ़ी गंडक, ऊँची गाड़ी, तार की ऊँचाई,
      bathing place, bathing ghat, snan ghat, nahane ki jagah, river, river level, nadi, how deep, gandak,
      height of wire, low wire, high vehicle, vehicle height`),
  },
]
