import Fastify from 'fastify'
import { Pool } from 'pg'

/** The plainest handlers with the guide's own tables and framework: one query per request, one row per write. */
const pool = new Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: 16 })
const app = Fastify()
const list = `
  select id, '/photos/' || image_hash || '/800.webp' as image_url, width, height, name, created_at, is_approved, vote_count
  from photo_contest_submissions where not is_hidden order by vote_count desc, arrival desc limit 24`
const vote = `
  with vote as (
    insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen)
    values ($1::uuid, $2, $3, 'n', 60, null) on conflict do nothing returning photo_id
  )
  update photo_contest_submissions set vote_count = vote_count + 1 from vote where id = vote.photo_id returning vote_count`

app.post<{ Body: { photo_id: string; user_identifier: string } }>('/votes', async ({ body }, reply) => {
  const { rows } = await pool.query({
    name: 'vote',
    text: vote,
    values: [body.photo_id, body.user_identifier, `device ${body.user_identifier}`],
  })
  return rows[0] ? reply.code(201).send(rows[0]) : reply.code(409).send({ code: '23505' })
})
app.get('/photos', async () => {
  const { rows } = await pool.query({ name: 'list', text: list })
  return { photos: rows }
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`open at ${typeof address === 'object' && address?.port}`)
