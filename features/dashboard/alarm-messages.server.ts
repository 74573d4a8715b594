import { sql } from 'kysely'
import { fill, type Text } from '#common/text.ts'
import { town } from '#content/town.ts'
import type { AppContext } from '#kit/server/context.ts'
import { loggable } from '#kit/server/http/log.ts'
import { type ActiveAlarm, quietAlarms } from '#kit/server/limits/alarms.ts'
import { readPractice } from '#kit/server/practice.ts'
import { alarmTexts } from './alarm-texts.ts'

const lookEvery = 60_000
/** ms after which a missing alarm counts as over. */
const overAfter = '10 minutes'
const timeout = 10_000
/** Failed checks in a row after which the database counts as away. */
const awayAfter = 2

type Told = Pick<ActiveAlarm, 'name'> & Partial<Omit<ActiveAlarm, 'name'>>

/**
 * Sends alarms of the system to people outside the guide, by mail (SMTP_URL, ALARM_MAIL_TO) and to a webhook (ALARM_WEBHOOK_URL):
 * once when one begins and once when it is over. A message that neither could be mailed nor reached the webhook is retried at
 * the next check.
 */
export async function tellAlarms(context: AppContext): Promise<void> {
  const { settings, db, pool, alarms, looks, app } = context
  const ways = await waysOf(settings)
  if (ways.length === 0) return
  let missed = 0
  let isAwayTold = false

  const tell = async (told: Told, isOver = false): Promise<boolean> => {
    const message = messageOf(told, isOver, settings.publicUrl)
    const sent = await Promise.allSettled(ways.map(send => send(message)))
    for (const one of sent)
      if (one.status === 'rejected')
        app.log.warn(
          { alarm: told.name, error: loggable(one.reason) },
          'The message of an alarm could not be sent.',
        )
    return sent.some(({ status }) => status === 'fulfilled')
  }
  /** Of several server processes, the one that writes or deletes the row sends the message. */
  const look = async () => {
    const active = (await alarms.active()).filter(({ name }) => !quietAlarms.has(name))
    if (await readPractice(pool)) return
    for (const alarm of active) {
      const { rows } = await sql<{ fresh: boolean }>`
        insert into alarm_messages as m (name) values (${alarm.name})
        on conflict (name) do update set seen_at = now() returning (m.told_at = m.seen_at) as fresh`.execute(
        db,
      )
      if (rows[0]?.fresh && !(await tell(alarm)))
        await sql`delete from alarm_messages where name = ${alarm.name}`.execute(db)
    }
    const { rows } = await sql<{ name: string; told_at: Date; seen_at: Date }>`
      delete from alarm_messages where seen_at < now() - ${overAfter}::interval
      returning name, told_at, seen_at`.execute(db)
    for (const { name, told_at, seen_at } of rows)
      if (!(await tell({ name }, true)))
        await sql`insert into alarm_messages values (${name}, ${told_at}, ${seen_at}) on conflict do nothing`.execute(
          db,
        )
  }
  looks.every(lookEvery, 'alarm messages', async () => {
    try {
      await look()
    } catch (error) {
      missed += 1
      // No row can be written now, so each server process sends it.
      if (missed >= awayAfter && !isAwayTold) isAwayTold = await tell({ name: 'database' })
      throw error
    }
    missed = 0
    if (isAwayTold) isAwayTold = !(await tell({ name: 'database' }, true))
  })
}

type Message = { name: string; isOver: boolean; subject: string; text: string }

/** The text of an alarm, in both languages. It holds counts, and nothing that a visitor sent. */
function messageOf({ name, ...figures }: Told, isOver: boolean, publicUrl = ''): Message {
  const known: Text =
    name in alarmTexts
      ? alarmTexts[name as keyof typeof alarmTexts]
      : { en: `Something is unusual: ${name}.`, hi: `कुछ असामान्य है: ${name}।` }
  const over: Text = { en: `This is over: ${name}.`, hi: `यह अब ठीक है: ${name}।` }
  const say = (language: 'en' | 'hi') => fill(isOver ? over : known, language, { count: 0, ...figures })
  const subject = `Mela Guide ${town.en}: ${isOver ? 'over' : 'alarm'}: ${name}`
  return { name, isOver, subject, text: `${say('en')}\n\n${say('hi')}\n\n${publicUrl}/admin/cases\n` }
}

/** The ways to send a message that the settings name. */
async function waysOf({ alarmMail, alarmWebhook }: AppContext['settings']) {
  const ways: ((message: Message) => Promise<unknown>)[] = []
  if (alarmMail) {
    // Loaded here, because it is large and most guides send no mail.
    const { createTransport } = await import('nodemailer')
    const { smtpUrl: url, from, to } = alarmMail
    const mail = createTransport({ url, connectionTimeout: timeout, socketTimeout: timeout })
    ways.push(({ subject, text }) => mail.sendMail({ from, to: [...to], subject, text }))
  }
  if (alarmWebhook) ways.push(message => callWebhook(alarmWebhook, message))
  return ways
}

async function callWebhook(url: string, { name, isOver, subject, text }: Message): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ alarm: name, state: isOver ? 'over' : 'begun', text: `${subject}\n${text}` }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!ok) throw new Error(`The webhook answered ${status}.`)
}
