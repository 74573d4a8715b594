import type { City } from './read-folder.ts'
import type { Constants, Names } from './rewrite.ts'

/** The first fair's names, and those of a city. Its address in the words of search engines is one of them. */
export function namesOf({ fair: { names, helpDesk, address } }: City): Names {
  const { fair, fairBefore, town, temple, corporation, start } = names
  return new Map([
    ['Purani Bazar, Muzaffarpur 842001, Bihar, India', address],
    ['ATM Purani Bazar Muzaffarpur', `ATM ${town.en}`],
    ['Muzaffarpur Municipal Corporation', corporation.en],
    ['मुजफ्फरपुर नगर निगम', corporation.hi],
    ['Baba Garibnath', temple.en],
    ['बाबा गरीबनाथ', temple.hi],
    ['Pahleja Ghat', start.en],
    ['पहलेजा घाट', start.hi],
    ['Shravani Mela', fair.en],
    ['shravani-mela', slug(fair.en)],
    ['श्रावणी मेला', fair.hi],
    ['श्रावणी मेले', fairBefore],
    ['Muzaffarpur', town.en],
    ['muzaffarpur', slug(town.en)],
    ['मुजफ्फरपुर', town.hi],
    ['155304', helpDesk],
  ])
}
const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** What the files of `content/` hold for a city. */
export function contentOf({ fair, quiz }: City): Readonly<Record<string, Constants>> {
  const editions = fair.editions.toSorted((a, b) => a.year - b.year)
  const search = new URLSearchParams({ search_query: fair.streamSearch })
  const map = new URLSearchParams({ api: '1', ...fair.fullMap, travelmode: 'walking' })
  return {
    'town.ts': { town: fair.names.town, towns: fair.towns, regions: fair.regions },
    'temple.ts': { temple: fair.temple },
    'shravan.ts': { shravan: Object.fromEntries(editions.map(({ year, shravan }) => [year, shravan])) },
    'edition.ts': { dailyAartis: fair.dailyAartis, editions, collectedOn: fair.collectedOn },
    'walk-places.ts': { walkPlaces: fair.walk },
    'queue-places.ts': {
      queueFrom: fair.queueFrom,
      queueTo: fair.queueTo,
      dakBamLeaveAt: fair.dakBamLeaveAt,
    },
    'walk.ts': { dakBam: fair.dakBam, dakBamNote: fair.dakBamNote, trafficNotes: fair.trafficNotes },
    'sights.ts': { sights: fair.attractions.flatMap(({ title }) => [title.en.toLowerCase(), title.hi]) },
    'attractions.ts': { attractionIds: fair.attractions.map(({ id }) => id), attractions: fair.attractions },
    'history.ts': { chapters: fair.history },
    'links.ts': { streamSearchUrl: `https://www.youtube.com/results?${search}` },
    'route-map.ts': { fullMapUrl: `https://www.google.com/maps/dir/?${map}` },
    'quiz.server.ts': { quizQuestions: quiz.slice(0, 10) },
    'quiz-bank.server.ts': { quizBank: quiz },
  }
}
