import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when they ask when something happens. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words:
      wordList(`कार्यक्रम, आरती का समय, आरती कितने बजे, आरती कब, पूजा का समय, puja time, समय सारणी, जलाभिषेक, जलाभिषेक का समय, जल चढ़ाने का समय, मेला कब, सोमवारी, सोमवार, उद्घाटन,
      event, events, schedule, aarti time, aarti timing, aarti kab, aarti ka samay, programme, program, somwari, monday, karyakram, next fair`),
    phrases: [
      [
        wordList(`मंदिर, पट, कपाट, mandir, temple`),
        wordList(`, कब, कितने बजे, का, is, gets`),
        wordList(
          `खुल, खुला, खुलेगा, खुलता, खुलने का समय, बंद, बंद होता, बंद होगा, open, close, closed, timing, timings`,
        ),
      ],
      [
        wordList(`when does the, when is the, what time does the, when does, what time does`),
        ['temple'],
        wordList(`open, close`),
      ],
    ],
  },
]
