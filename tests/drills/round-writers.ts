import { randomInt } from 'node:crypto'
import { solve } from '#common/solve-work.ts'
import { newPhoto } from '../photos/corpus.ts'
import { vehicleWriter } from './round-desk.ts'
import {
  eachTen,
  hasPicture,
  knownPhone,
  notice,
  type RoundServer,
  untilAnswered,
  type Writer,
} from './round-phones.ts'

/** Visitors and parking staff who write through the guide's own calls while its processes are killed. */
export const roundWriters = (server: RoundServer): Writer[] => [
  complaintWriter(server),
  quizWriter(server),
  contestWriter(server),
  vehicleWriter(server),
]

function complaintWriter({ url, isOver }: RoundServer): Writer {
  const numbers = new Map<string, string>()
  const tried = new Set<string>()
  return {
    name: 'complaints',
    answered: () => numbers.size,
    run: () =>
      eachTen({ url, isOver }, async (phone, n) => {
        const id = crypto.randomUUID()
        tried.add(id)
        const fields = { id, category: 'water', words: `नल ${n}`, phone: '9876500010', ...notice }
        const answer = await untilAnswered(isOver, () => phone.send('/api/complaints', fields))
        if (answer) numbers.set(id, answer.body.number)
      }),
    async faults(pool) {
      const { rows } = await pool.query<{ id: string; number: string }>('select id, number from complaints')
      const stored = new Map(rows.map(row => [row.id, row.number]))
      return [
        ...[...numbers]
          .filter(([id, number]) => stored.get(id) !== number)
          .map(([id]) => `complaint ${id} is lost or has another number`),
        ...rows.filter(({ id }) => !tried.has(id)).map(({ id }) => `complaint ${id} was never sent`),
      ]
    },
  }
}

function quizWriter({ url, isOver }: RoundServer): Writer {
  const phones = new Set<string>()
  const scores = new Map<string, number>()
  return {
    name: 'quiz',
    answered: () => scores.size,
    async run() {
      for (let n = 0; !isOver(); n += 1) {
        const phone = await knownPhone(url, isOver)
        const number = `98${String(n).padStart(8, '0')}`
        phones.add(number)
        const id = crypto.randomUUID()
        const said = { id, name: 'Sunita', phone: number, of_age: true, ...notice }
        const begun = await untilAnswered(isOver, async () => {
          const answer = await phone.post('/api/mela-quiz/attempts', said)
          if (answer.status !== 403) return answer
          const { status, body } = await phone.get('/api/devices/work?action=quiz')
          // The server may have been killed meanwhile, so everything is requested again.
          if (status !== 200) return { status, body }
          const work = solve(body.task, body.answers)
          return phone.post('/api/mela-quiz/attempts', { ...said, work })
        })
        if (!begun) return
        const answers = Array.from({ length: 10 }, () => randomInt(4))
        const done = await untilAnswered(isOver, () =>
          phone.post(`/api/mela-quiz/attempts/${id}/submission`, { answers }),
        )
        if (done) scores.set(number, done.body.score)
      }
    },
    async faults(pool) {
      const { rows } = await pool.query<{ phone: string; score: number; finished: boolean; times: string }>(
        `select phone_normalized as phone, max(score) as score, bool_and(finished_at is not null) as finished,
           count(*) as times from quiz_attempts group by phone_normalized`,
      )
      const stored = new Map(rows.map(row => [row.phone, row]))
      return [
        ...[...scores]
          .filter(([phone, score]) => !stored.get(phone)?.finished || stored.get(phone)?.score !== score)
          .map(([phone]) => `attempt of ${phone} is lost or has another score`),
        ...rows
          .filter(({ phone, times }) => times !== '1' || !phones.has(phone))
          .map(({ phone, times }) => `${phone} has ${times} attempts`),
      ]
    },
  }
}

/** Entries of the photo contest, and votes for them, each from another phone. */
function contestWriter({ url, dataDir, isOver }: RoundServer): Writer {
  const entered = new Map<string, string>()
  const tried = new Set<string>()
  const voted = new Set<string>()
  const enter = () =>
    eachTen({ url, isOver }, async phone => {
      const id = crypto.randomUUID()
      tried.add(id)
      const picture = await newPhoto()
      const fields = { id, name: 'Anita Devi', phone: '9876500001', description: '', ...notice }
      const answer = await untilAnswered(isOver, () => phone.send('/api/photos', fields, picture))
      if (answer) entered.set(id, answer.body.image_url)
    })
  const vote = async () => {
    for (let n = 0; !isOver(); n += 1) {
      const phone = await knownPhone(url, isOver)
      const photo = [...entered.keys()][n % Math.max(1, entered.size)]
      const voter = crypto.randomUUID()
      if (!photo) continue
      const done = await untilAnswered(isOver, async () => {
        const answer = await phone.post(`/api/photos/${photo}/votes`, { user_identifier: voter })
        // A vote that was counted before its answer was lost.
        return answer.status === 409 ? { ...answer, status: 200 } : answer
      })
      if (done) voted.add(`${photo} ${voter}`)
    }
  }
  return {
    name: 'contest',
    answered: () => Math.min(entered.size, voted.size),
    run: async () => void (await Promise.all([enter(), vote()])),
    async faults(pool) {
      const photos = await pool.query<{ id: string; hash: string; count: number; votes: number }>(
        `select id, image_hash as hash, vote_count as count,
           (select count(*)::int from photo_votes where photo_id = id and voided_at is null) as votes
         from photo_contest_submissions`,
      )
      const stored = new Map(photos.rows.map(({ id, hash }) => [id, hash]))
      const votes = await pool.query<{ vote: string }>(
        `select photo_id || ' ' || user_identifier as vote from photo_votes`,
      )
      const counted = new Set(votes.rows.map(({ vote }) => vote))
      return [
        ...[...entered]
          .filter(([id, address]) => !address.includes(stored.get(id) ?? '-'))
          .map(([id]) => `photo ${id} is lost or has another picture`),
        ...[...voted].filter(one => !counted.has(one)).map(one => `vote ${one} is lost`),
        ...(counted.size < votes.rows.length ? ['a vote is there twice'] : []),
        ...photos.rows.flatMap(({ id, hash, count, votes }) => [
          ...(tried.has(id) ? [] : [`photo ${id} was never sent`]),
          ...(count === votes ? [] : [`photo ${id} shows ${count} of ${votes} votes`]),
          ...(hasPicture(dataDir, 'photos', hash) ? [] : [`photo ${id} has no picture`]),
        ]),
      ]
    },
  }
}
