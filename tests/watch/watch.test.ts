import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { world, worldForAll } from '../world/fixture.ts'
import { staffMember } from '../world/world.ts'

const folder = resolve(import.meta.dirname, '../../ops')
const rules = readFileSync(resolve(folder, 'alerts.yml'), 'utf8')
const ofRules = [...rules.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = '']) => expression)

// The certificate of this address is checked; nothing answers there, so its series has no value but is named.
worldForAll({ env: { METRICS_TOKEN: 'a token of the monitoring', PUBLIC_URL: 'https://127.0.0.1:9' } })

const metrics = async () =>
  (
    await fetch(`${world.url}/metrics`, { headers: { authorization: 'Bearer a token of the monitoring' } })
  ).text()
const shownAs = async (name: string) => {
  const line = new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics())
  return line ? Number(line[1]) : undefined
}

/** Names of series in an expression: everything that is not a label, a function, a number or a keyword. */
const seriesIn = (expression: string) =>
  expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '')
    .match(/\b[a-z_]\w*\b(?!\s*\()/gi)
    ?.filter(name => !['le', 'by', 'sum', 'and', 'or', 'unless'].includes(name)) ?? []

test('every series used in the alerts is in /metrics', async () => {
  // A route that was never called has no line of its own.
  await fetch(`${world.url}/healthz`)
  await metrics()
  const text = await metrics()
  const shown = new Set([...text.matchAll(/^(?:# TYPE )?(\w+)/gm)].map(([, name = '']) => name))
  expect(ofRules.length).toBeGreaterThan(10)
  const named = new Set(ofRules.flatMap(seriesIn))
  // Created by Prometheus itself.
  named.delete('up')
  expect([...named].filter(name => !shown.has(name))).toEqual([])
  for (const family of ['disk_free_bytes', 'database_up', 'live_streams', 'backup_age_seconds'])
    expect([...named]).toContain(family)
  const labels = ofRules.join(' ').matchAll(/http_request_duration_seconds_\w+\{(\w+)[!=]/g)
  for (const [, label] of labels) expect(text).toMatch(new RegExp(`seconds_count\\{[^}]*${label}="`))
})

test('the age of the oldest unseen case, and of the oldest message, are reported', async () => {
  expect(await shownAs('cases_oldest_unseen_seconds')).toBe(0)
  expect(await shownAs('push_oldest_message_seconds')).toBe(0)
  const { rows } = await world.owner.query(
    `insert into cases (kind, subject, raised_at, next_at) values
       ('missing-person', 'x', now() - interval '20 minutes', null),
       ('missing-person', 'y', now() - interval '40 minutes', null) returning id, subject`,
  )
  await world.owner.query(
    `with phone as (insert into push_subscriptions (endpoint, p256dh, auth, language, staff_id)
       select 'https://push.example/1', '', '', 'hi', id from staff_accounts limit 1 returning id)
     insert into push_messages (subscription_id, case_id, is_late, expires_at, next_at)
     select phone.id, $1, false, now() + interval '20 minutes', now() + interval '1 hour' from phone`,
    [rows[0].id],
  )
  expect(Math.round(((await shownAs('cases_oldest_unseen_seconds')) ?? 0) / 60)).toBe(40)
  expect(Math.round(((await shownAs('push_oldest_message_seconds')) ?? 0) / 60)).toBe(10)
  expect(await shownAs('push_messages_waiting')).toBe(1)
  await world.owner.query(`update cases set seen_at = now(), seen_by = 'chief' where subject = 'y'`)
  expect(Math.round(((await shownAs('cases_oldest_unseen_seconds')) ?? 0) / 60)).toBe(20)
  expect(await shownAs('cases_open')).toBe(2)
  await world.empty('cases')
})

test('while the database does not answer, /metrics says so, and still reports the disk', async () => {
  expect(await shownAs('database_up')).toBe(1)
  const { database } = world.owner.options
  const other = new Client({ ...world.owner.options, database: 'postgres' })
  await other.connect()
  try {
    await other.query(`alter database ${database} allow_connections false`)
    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
    expect(await shownAs('database_up')).toBe(0)
    expect(await shownAs('backup_age_seconds')).toBeUndefined()
    expect(await shownAs('disk_free_bytes')).toBeGreaterThan(0)
    world.signIn(staffMember('admin'))
    const answer = await fetch(`${world.url}/api/cases?list=open`)
    expect([answer.status, answer.headers.has('x-request-id')]).toEqual([503, true])
  } finally {
    await other.query(`alter database ${database} allow_connections true`)
    await other.end()
  }
  await expect.poll(() => shownAs('database_up')).toBe(1)
  expect(await shownAs('backup_age_seconds')).toBeDefined()
})

test('each alert links to a section of docs/run.md', () => {
  const runbook = readFileSync(resolve(folder, '../docs/run.md'), 'utf8')
  const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )
  const led = [...rules.matchAll(/runbook: docs\/run\.md#(\S+)/g)].map(([, section]) => section)
  expect(led).toHaveLength(ofRules.length)
  expect(led.filter(section => !sections.includes(section ?? ''))).toEqual([])
})
