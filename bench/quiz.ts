import { editions } from '#content/edition.ts'
import { yearOfFair } from '#features/mela-quiz/fair-end.ts'
import { checkBound } from './bounds.ts'
import { type ContestServers, startContestServers } from './contest-servers.ts'
import { startOneRow } from './plain.ts'
import { plot } from './plot.ts'
import { type Contender, measure } from './processes.ts'
import { mintCookies } from './requests.ts'
import { bars, cpuOf, inRounds, printRuns, ratios, run } from './rounds.ts'
import { spread } from './spread.ts'

/** Attempts that run while saves, or ends, are measured: more than can end in one round. */
const running = 30_000
const sizes = { few: 100, many: 100_000 }

/**
 * The quiz, 64 connections: answers saved and attempts ended a second, by the guide and by a Fastify handler that writes one row
 * per request on the same tables and nothing more; then attempts ended where 100 and where 100,000 others have played before, since
 * each is told its rank. Starts are not measured: they cost a proof of work from a thousand an hour. Bounds: a fifth
 * of the handler's saves, since a save also reads the attempt and whose it is, and a p99 of a second where 100,000 have played.
 */
export async function bench(): Promise<void> {
  const servers = await startContestServers()
  const own = await startOneRow('one row per request', servers.database.application)
  try {
    const cookies = mintCookies(servers.deviceKey, running)
    const ask = async (contender: Contender, task: 'answers' | 'submission', finished: number) => {
      await plantAttempts(servers, { cookies, finished })
      return measure(contender, { task, devices: cookies }, run, servers.database.processes)
    }
    const all = [servers.guide, own]
    const saves = await inRounds(all, contender => ask(contender, 'answers', sizes.few))
    printRuns(saves, 'saves/s')
    plot('quiz', 'Answers of the quiz saved, 64 connections', 'saves a second', bars(saves))
    const ends = await inRounds(all, contender => ask(contender, 'submission', sizes.few))
    printRuns(ends, 'attempts/s')
    const bySize = await inRounds(
      Object.entries(sizes).map(([name, finished]) => ({ name, finished })),
      ({ finished }) => ask(servers.guide, 'submission', finished),
    )
    printRuns(bySize, 'attempts/s')
    console.log(`ended, guide / one row: ${spread(ratios(ends, 'guide', own.name), '×')}`)
    checkBound('answers saved, guide / one row per request', ratios(saves, 'guide', own.name), {
      atLeast: 0.2,
    })
    console.log(
      `CPU of an attempt ended, 100,000 played before / 100: ${spread(ratios(bySize, 'many', 'few', cpuOf), '×')}`,
    )
    checkBound(
      'p99 of an attempt ended, 100,000 played before',
      (bySize.get('many') ?? []).map(one => one.p99),
      { atMost: 1000, unit: 'ms' },
    )
  } finally {
    await own.close()
    await servers.close()
  }
}

/** One running attempt for each cookie, and others that have ended, of phones that nobody asks for. */
async function plantAttempts(
  { pool }: ContestServers,
  { cookies, finished }: { cookies: readonly string[]; finished: number },
): Promise<void> {
  const rows = `id, name, phone, phone_normalized, fair, device, option_order, answers, score, total_questions,
    notice_version, notice_language, created_at, finished_at`
  const fixed = `(select jsonb_agg('[0,1,2,3]'::jsonb) from generate_series(1, 10)), '[0,1,2,3,0,1,2,3,0,1]'::jsonb`
  const fair = yearOfFair(Date.now(), editions)
  await pool.query('truncate quiz_attempts')
  await pool.query(
    `insert into quiz_attempts (${rows})
     select gen_random_uuid(), 'Player', n::text, n::text, ${fair}, 'planted ' || n, ${fixed}, n % 11, 10, '1', 'hi',
       now() - interval '1 day' + n * interval '0.5 s', now() - interval '2 hours'
     from generate_series(1, $1::int) n`,
    [finished],
  )
  await pool.query(
    `insert into quiz_attempts (${rows})
     select ('00000000-0000-4000-9000-' || lpad((n - 1)::text, 12, '0'))::uuid, 'Player', 'r' || n, 'r' || n, ${fair}, device,
       ${fixed}, 0, 10, '1', 'hi', now(), null
     from unnest($1::text[]) with ordinality as each (device, n)`,
    [cookies.map(cookie => /^v=([^.]+)/.exec(cookie)?.[1] ?? '')],
  )
  await pool.query('vacuum analyze quiz_attempts')
}
