import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say when they ask when something happens. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Events', hi: 'कार्यक्रम' },
    icon: 'i-calendar',
    to: paths.events(),
    kind: 'service',
    words:
      wordList(`कार्यक्रम, आरती का समय, आरती कितने बजे, आरती कब, समय सारणी, जलाभिषेक, जलाभिषेक का समय, जल चढ़ाने का समय, मेला कब, सोमवारी, सोमवार, उद्घाटन,
      event, events, schedule, aarti time, aarti timing, aarti kab, aarti ka samay, programme, program, somwari, monday, karyakram, next fair`),
  },
]
