import Fastify from 'fastify'
import { Pool } from 'pg'
import { oneRow } from './one-row.ts'

/** The plainest handlers on the guide's own tables and framework: one query per request, one row per write. */
const pool = new Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: 16 })
const app = Fastify()
const list = `
  select id, '/photos/' || image_hash || '/800.webp' as image_url, width, height, name, created_at, is_approved, vote_count
  from photo_contest_submissions where not is_hidden order by ranked_votes desc, arrival desc limit 24`
const running = `id = $1 and finished_at is null and now() <= created_at + interval '630 s'`
const answers = `
  update quiz_attempts set answers = $2::jsonb, score = 5, turn = $3 where ${running} and turn < $3 returning id`
const submission = `
  update quiz_attempts set answers = $2::jsonb, score = 5, finished_at = now() where ${running} returning id, score`
type Vote = { photo_id: string; user_identifier: string }
type Attempt = { id: string; turn: number; answers: number[] }

app.post<{ Body: Vote }>('/votes', async ({ body }, reply) => {
  const { rows } = await pool.query({
    name: 'vote',
    text: oneRow('$1::uuid', '$2', '$3'),
    values: [body.photo_id, body.user_identifier, `device ${body.user_identifier}`],
  })
  return rows[0] ? reply.code(201).send(rows[0]) : reply.code(409).send({ code: '23505' })
})
app.get('/photos', async () => {
  const { rows } = await pool.query({ name: 'list', text: list })
  return { photos: rows }
})
app.post<{ Body: Attempt }>('/answers', async ({ body }) => {
  const values = [body.id, JSON.stringify(body.answers), body.turn]
  const { rows } = await pool.query({ name: 'answers', text: answers, values })
  return { saved: rows.length }
})
app.post<{ Body: Attempt }>('/submission', async ({ body }) => {
  const values = [body.id, JSON.stringify(body.answers)]
  const { rows } = await pool.query({ name: 'submission', text: submission, values })
  return { ended: rows }
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`open at ${typeof address === 'object' && address?.port}`)
