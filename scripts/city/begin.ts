import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attractions } from '#content/attractions.ts'
import { collectedOn, dailyAartis, editions } from '#content/edition.ts'
import { chapters } from '#content/history.ts'
import { dakBamLeaveAt, queueFrom, queueTo } from '#content/queue-places.ts'
import { quizQuestions } from '#content/quiz.server.ts'
import { fullMapUrl } from '#content/route-map.ts'
import { temple } from '#content/temple.ts'
import { regions, town, towns } from '#content/town.ts'
import { dakBam, dakBamNote, trafficNotes } from '#content/walk.ts'
import { walkPlaces } from '#content/walk-places.ts'
import { contentKinds } from '#server/content-kinds.ts'
import type { FairFile } from './contract.ts'

/** Writes this fair as a city's folder: the pattern that the second city overwrites, line by line. */
export function beginCity(folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'fair.json'), json(thisFair()))
  writeFileSync(join(folder, 'quiz.json'), json(quizQuestions))
  writeFileSync(join(folder, 'texts.csv'), 'key,en,hi\n')
  for (const { name } of contentKinds)
    copyFileSync(join(import.meta.dirname, '../../content', `${name}.csv`), join(folder, `${name}.csv`))
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

function thisFair() {
  const [origin = '', destination = '', waypoints = ''] = ['origin', 'destination', 'waypoints'].map(
    part => new URL(fullMapUrl).searchParams.get(part) ?? '',
  )
  return {
    names: {
      fair: { en: 'Shravani Mela', hi: 'श्रावणी मेला' },
      fairBefore: 'श्रावणी मेले',
      town,
      temple: { en: 'Baba Garibnath', hi: 'बाबा गरीबनाथ' },
      corporation: { en: 'Muzaffarpur Municipal Corporation', hi: 'मुजफ्फरपुर नगर निगम' },
      start: { en: 'Pahleja Ghat', hi: 'पहलेजा घाट' },
    },
    helpDesk: '155304',
    address: 'Purani Bazar, Muzaffarpur 842001, Bihar, India',
    mayName: [],
    temple,
    towns,
    regions,
    collectedOn,
    dailyAartis,
    editions,
    walk: walkPlaces,
    queueFrom,
    queueTo,
    dakBamLeaveAt,
    dakBam,
    dakBamNote,
    trafficNotes,
    attractions,
    history: chapters,
    streamSearch: 'baba garibnath muzaffarpur live darshan',
    fullMap: { origin, destination, waypoints },
  } satisfies Record<keyof FairFile, unknown>
}
