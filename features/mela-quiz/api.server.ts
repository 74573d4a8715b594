import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { refuse } from '#common/refusal.ts'
import { calmWork, newcomerSeconds } from '#common/work-size.ts'
import { editions } from '#content/edition.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { workAt } from '#kit/server/limits/work.ts'
import { withdrawConsent } from '#kit/server/personal-data.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import {
  type Attempt,
  attemptOf,
  attemptOfPhone,
  bestPlayers,
  countPlayers,
  finish,
  finishLate,
  hasPlayed,
  ownRow,
  personal,
  type QuizTables,
  rankOf,
  save,
  start,
  startsInLastHour,
} from './attempts.server.ts'
import { type Elsewhere, type Finished, melaQuizContract, type Running } from './contract.ts'
import { hasNewFairBegun, isFairOver, isOver, shownFair, yearOfFair } from './fair-end.ts'
import { decideOnPlayer, playerOfPhone, staffPlayers } from './players.server.ts'
import { activeQuestions, addQuestion, allQuestions, changeQuestion } from './question-bank.server.ts'
import { drawn, explained, shownPlaces, shownQuestions, shuffledOptions } from './questions.server.ts'
import {
  leaderboardLength,
  leastToDraw,
  questionCount,
  startsOfNetwork,
  startsPerDay,
  startsPerHour,
  topic,
} from './quiz-limits.ts'

const settingName = 'mela-quiz'
const setting = z.object({
  show_answers: z.boolean(),
  draws: z.optional(z.boolean()),
  prize: z.optional(z.boolean()),
})
const lookEvery = 15_000

export const melaQuizApi: FeatureApi = context => {
  const db = context.db.withTables<QuizTables>()
  const by = changedBy(context.clock)
  const onBoard = () => shownFair(context.clock(), editions)
  /** Whether the score of an attempt for a fair may be shown: with a prize, only after the fair. */
  const isTold = async (fair: number) => !(await readRules()).prize || isOver(fair, context.clock(), editions)
  const best = context.responseCache.answer(topic, [topic], async () => {
    const fair = onBoard()
    const { prize } = await readRules()
    return (await isTold(fair))
      ? bestPlayers(db, { limit: leaderboardLength, fair, prize })
      : { players: [], total: await countPlayers(db, fair), told_later: true as const }
  })
  const endLate = async () => {
    if ((await finishLate(db)) > 0) await context.responseCache.changed(topic)
  }
  // Ends overdue attempts, so that one whose tab was closed is scored too; after a database error it tries again.
  const boardNow = () => `${onBoard()} ${isOver(onBoard(), context.clock(), editions)}`
  let shown = boardNow()
  context.looks.every(lookEvery, 'quiz', async () => {
    await endLate()
    const now = boardNow()
    if (shown === now) return
    await context.responseCache.changed(topic)
    shown = now
  })
  /** Staff's decisions change the table. Open phones are told of these, not of each attempt that ends. */
  const decided = async () => {
    await context.responseCache.changed(topic)
    await context.live.publish(topic, topic, {})
  }
  const readRules = async (from = context.db) => {
    const kept = (await readSetting(from, settingName, setting))?.value
    return {
      show_answers: kept?.show_answers ?? false,
      draws: kept?.draws ?? false,
      prize: kept?.prize ?? false,
    }
  }
  const questionsToAsk = async () =>
    (await readRules()).draws ? (drawn(await activeQuestions(db)) ?? null) : null

  const started = context.alarms.watch({
    name: 'quiz-starts',
    ceiling: startsPerHour,
    count: () => startsInLastHour(db),
  })
  const starts = context.budgets('quiz', {
    title: { en: 'Quiz attempts', hi: 'क्विज़ में कोशिशें' },
    perDevice: { max: startsPerDay, seconds: 86_400 },
    ordinary: async () => ({ perNetwork: (await readRules()).prize ? 100 : 400, inAll: 4000 }),
    price: async request =>
      Math.max(
        request.deviceAge < newcomerSeconds ? calmWork : 0,
        workAt((await startsInLastHour(db)) / startsPerHour),
        (await readRules()).prize
          ? workAt((await context.limits.used(ofNetwork(request))) / startsOfNetwork.max)
          : 0,
      ),
  })
  const ofNetwork = (request: Pick<FastifyRequest, 'ip'>) => `quiz-network:${context.networkOf(request)}`
  serve(context, melaQuizContract, {
    'POST /api/mela-quiz/attempts': async ({ body }, request, reply) => {
      const { device = '' } = request
      const { of_age: _, work, ...given } = body
      const fair = yearOfFair(context.clock(), editions)
      let attempt = await attemptOfPhone(db, body.phone, fair)
      reply.code(200)
      // Every start counts against the limit, even with a number that has already played: it could be used to test numbers.
      if (attempt?.device !== device) await starts.spend(request, work)
      if (!attempt && !(await hasPlayed(db, device, fair))) {
        const questions = await questionsToAsk()
        attempt = await start(db, given, { device, order: shuffledOptions(), fair, questions })
        if (attempt) {
          reply.code(201)
          // It refuses nobody and is only counted, for its price.
          await context.limits.spend(ofNetwork(request), { ...startsOfNetwork, max: 1_000_000 })
          await started()
        }
      }
      // Of several simultaneous starts one inserts the row; the others read it.
      attempt ??= await attemptOfPhone(db, body.phone, fair)
      if (!attempt && (await hasPlayed(db, device, fair)))
        return { score: null, total_questions: questionCount, note: 'device-played' as const }
      if (!attempt) refuse('key-reused', 422, 'This id already names another attempt.')
      return attempt.device === device ? own(attempt) : ofAnother(attempt)
    },
    'GET /api/mela-quiz/attempts/:id': async ({ params }, { device = '' }) => {
      const attempt = await found(params.id, device)
      // The phone then deletes its copy and offers a new attempt.
      if (hasNewFairBegun(attempt.fair, context.clock(), editions)) refuse('not-found', 404)
      return own(attempt)
    },
    'DELETE /api/mela-quiz/attempts/:id': async ({ params }, { device = '' }) => {
      const which = ownRow({ id: params.id, device })
      if (!(await withdrawConsent(context, { feature: 'mela-quiz', part: personal, which })))
        refuse('not-found', 404)
    },
    'PUT /api/mela-quiz/attempts/:id/answers': async ({ params, body }, { device = '' }) => {
      const attempt = await found(params.id, device)
      const saved = await save(db, attempt, body)
      if (saved) return saved
      const now = await found(params.id, device)
      // A newer save is stored already, so there is nothing to do.
      if (now.finished_at === null && now.turn >= body.turn) return { remaining: now.remaining }
      return refuse('time-over', 409, 'The time is over.')
    },
    'POST /api/mela-quiz/attempts/:id/submission': async ({ params, body }, { device = '' }, reply) => {
      const attempt = await found(params.id, device)
      const isFirst = await finish(db, attempt, body.answers)
      if (isFirst) await context.responseCache.changed(topic)
      else await endLate()
      reply.code(isFirst ? 201 : 200)
      return ended(await found(params.id, device))
    },
    'GET /api/mela-quiz/leaderboard': best,
    'GET /api/mela-quiz/players': async ({ query }) => {
      const { prize } = await readRules()
      if (!query.phone) return staffPlayers(db, { skip: query.skip, limit: leaderboardLength, prize })
      const players = await playerOfPhone(db, query.phone, prize)
      return { players, total: players.length }
    },
    'POST /api/mela-quiz/players/:id/decisions': async ({ params, body }, { staff }) => {
      const player = await decideOnPlayer(db, params.id, body, {
        ...by(staff),
        prize: (await readRules()).prize,
      })
      await decided()
      return player ?? refuse('not-found', 404)
    },
    'GET /api/mela-quiz/questions': async () => ({ questions: await allQuestions(db) }),
    'POST /api/mela-quiz/questions': ({ body: { id, ...fields } }, { staff }) =>
      addQuestion(db, id, fields, by(staff)),
    'PUT /api/mela-quiz/questions/:id': ({ params, body: { updated_at, ...fields } }, { staff }) =>
      changeQuestion(db, params.id, updated_at, fields, by(staff)),
    'GET /api/mela-quiz/settings': () => readRules(),
    'PUT /api/mela-quiz/settings': async ({ body }, { staff }) => {
      if (body.draws && (await activeQuestions(db)).length < leastToDraw) refuse('too-few-questions', 409)
      const rules = await changeSetting(context.db, settingName, {
        read: readRules,
        change: now => ({ ...now, ...body }),
        ...{ subject: 'quiz-settings', ...by(staff) },
      })
      await decided()
      return rules
    },
  })

  async function found(id: string, device: string): Promise<Attempt> {
    return (await attemptOf(db, { id, device })) ?? refuse('not-found', 404)
  }
  async function own(attempt: Attempt): Promise<Running | Finished> {
    if (attempt.finished_at) return ended(attempt)
    if (attempt.remaining > 0) return runs(attempt)
    await endLate()
    const now = await found(attempt.id, attempt.device)
    return now.finished_at ? ended(now) : runs(now)
  }
  async function ended(attempt: Attempt): Promise<Finished> {
    const { id, score, total_questions, answers, option_order, questions } = attempt
    const playedAt = attempt.created_at.getTime()
    const isAfter = isFairOver(playedAt, context.clock(), editions)
    const { show_answers, draws, prize } = await readRules()
    const late = attempt.is_late
    if (!(await isTold(attempt.fair)))
      return { state: 'finished', id, score: null, total_questions, rank: null, late, review: null }
    return {
      state: 'finished',
      id,
      score,
      total_questions,
      rank: await rankOf(db, id, prize),
      late,
      // Drawn questions are used again: an attempt without answers does not reveal them.
      review: isAfter || show_answers ? explained(questions, answers, option_order, isAfter || !draws) : null,
    }
  }
  async function ofAnother(attempt: Attempt): Promise<Elsewhere> {
    if (!attempt.finished_at && attempt.remaining === 0) await endLate()
    const now = (await attemptOfPhone(db, attempt.phone, attempt.fair)) ?? attempt
    return {
      score: now.finished_at && (await isTold(now.fair)) ? now.score : null,
      total_questions: now.total_questions,
      note: now.finished_at ? 'already-attempted' : 'running-elsewhere',
    }
  }
}

const runs = ({ id, remaining, answers, option_order, questions, turn }: Attempt): Running => ({
  state: 'running',
  id,
  remaining,
  questions: shownQuestions(questions, option_order),
  answers: shownPlaces(answers, option_order),
  turn,
})
