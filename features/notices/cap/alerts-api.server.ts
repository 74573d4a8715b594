import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { readPractice } from '#kit/server/practice.ts'
import { noticesTopic } from '../contract.ts'
import type { NoticeRow, NoticeTables } from '../tables.server.ts'
import { type AlertSource, alertXml, element, identifierOf, isEnded, timeOf } from './alert-xml.server.ts'

type Row = NoticeRow
/** ms for which programs that read the alerts are told that a notice has ended. */
const endedFor = 24 * 3_600_000
const most = 100

/**
 * `/alerts.xml`: the notices as a feed (Atom) of alerts that other warning systems read (CAP 1.2), and each alert by itself
 * at `/alerts/{identifier}.xml`.
 */
export async function serveAlerts(context: AppContext): Promise<void> {
  const { app, settings, clock, responseCache } = context
  const db = context.db.withTables<NoticeTables>()
  const isExercise = (await readPractice(context.pool)) !== undefined
  // Other systems poll often, so they are answered from memory.
  const recent = responseCache.answer('alerts', [noticesTopic], () => recentNotices(db, new Date(clock())))
  /** The current notices, and those that staff ended within the last day. */
  const toldNotices = async () => {
    const now = clock()
    const rows = recent.value() ?? (await recent.renew())
    return rows.filter(row => row.expires_at.getTime() > (isEnded(row) ? now - endedFor : now))
  }
  const siteOf = (request: FastifyRequest) => settings.publicUrl ?? `${request.protocol}://${request.host}`
  const sourceOf = (site: string): AlertSource => ({ sender: new URL(site).host, isExercise })
  const answer = (reply: FastifyReply, type: string, xml: string) =>
    reply
      .header('cache-control', 'no-cache')
      .type(`${type}; charset=utf-8`)
      .send(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)

  app.get('/alerts.xml', { exposeHeadRoute: true }, async (request, reply) => {
    const rows = await toldNotices()
    const site = siteOf(request)
    const newest = rows.reduce((time, row) => Math.max(time, row.updated_at.getTime()), 0)
    const feed = [
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      element('id', `${site}/alerts.xml`),
      element('title', 'Alerts of the Shravani Mela, Muzaffarpur'),
      element('updated', timeOf(new Date(newest || clock()))),
      `<author>${element('name', sourceOf(site).sender)}</author>`,
      `<link rel="self" href="${site}/alerts.xml"/>`,
      ...rows.map(row => entryXml(row, site, sourceOf(site))),
      '</feed>',
    ]
    return answer(reply, 'application/atom+xml', feed.join(''))
  })
  app.get('/alerts/:identifier', { exposeHeadRoute: true }, async (request, reply) => {
    const { identifier } = request.params as { identifier: string }
    const source = sourceOf(siteOf(request))
    const rows = await toldNotices()
    const row = rows.find(each => `${identifierOf(source.sender, each)}.xml` === identifier)
    return row ? answer(reply, 'application/cap+xml', alertXml(row, source)) : refuse('not-found', 404)
  })
}

function entryXml(row: Row, site: string, source: AlertSource): string {
  const address = `${site}/alerts/${identifierOf(source.sender, row)}.xml`
  return [
    '<entry>',
    element('id', address),
    element('title', row.text_en || row.text_hi),
    element('updated', timeOf(row.updated_at)),
    element('published', timeOf(row.created_at)),
    `<link type="application/cap+xml" href="${address}"/>`,
    `<content type="text/xml">${alertXml(row, source)}</content>`,
    '</entry>',
  ].join('')
}

/** Notices whose time is not over, or was not a day ago. */
const recentNotices = (db: Kysely<NoticeTables>, now: Date): Promise<Row[]> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('expires_at', '>', new Date(now.getTime() - endedFor))
    // A notice about a missing person is no warning that other systems should pass on and keep.
    .where('is_search', '=', false)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute()
