import { escapeMarkup } from '#common/escape-markup.ts'
import { fairIso } from '#common/fair-time.ts'
import { shorten } from '#common/shorten.ts'
import { languages, type Text } from '#common/text.ts'
import { fairArea } from '#content/fair-area.ts'
import type { NoticeRow } from '../tables.server.ts'
import { type NoticeLevel, noticesTexts } from '../texts.ts'

type Row = NoticeRow
/** Who sends, and whether the alerts are real. */
export type AlertSource = {
  /** Host under which people open the guide. */
  sender: string
  /** Data of a rehearsal or a demo: nobody should act on it. */
  isExercise: boolean
}

/** The urgency of each level. A level that nobody has judged is sent as unknown. */
const judged: Record<NoticeLevel, { urgency: string; severity: string; certainty: string }> = {
  info: { urgency: 'Unknown', severity: 'Minor', certainty: 'Unknown' },
  warning: { urgency: 'Expected', severity: 'Moderate', certainty: 'Likely' },
  emergency: { urgency: 'Immediate', severity: 'Severe', certainty: 'Observed' },
}
const senderName: Text = {
  en: 'Shravani Mela administration, Muzaffarpur',
  hi: 'श्रावणी मेला प्रशासन, मुजफ्फरपुर',
}
const area: Text = {
  en: 'Shravani Mela, Baba Garibnath temple and the walking route, Muzaffarpur, Bihar',
  hi: 'श्रावणी मेला, बाबा गरीबनाथ मंदिर और कांवरिया पथ, मुजफ्फरपुर, बिहार',
}
/** Pairs of latitude and longitude; the last is the first. */
const polygon = [...fairArea, ...fairArea.slice(0, 1)].map(point => point.join()).join(' ')
/** Letters of a headline, as the standard advises. */
const longestHeadline = 160

/** Identifier of the message: a different one for each state of a notice. */
export const identifierOf = (sender: string, { id, updated_at }: Pick<Row, 'id' | 'updated_at'>): string =>
  `${sender}.${id}.${updated_at.getTime()}`

/** Whether staff ended it early. */
export const isEnded = ({ expires_at, updated_at }: Row): boolean =>
  expires_at.getTime() === updated_at.getTime()

/** One notice as an alert of the Common Alerting Protocol 1.2 (OASIS), with an `info` for each language that it was written in. */
export function alertXml(row: Row, { sender, isExercise }: AlertSource): string {
  const isFirst = row.created_at.getTime() === row.updated_at.getTime()
  const msgType = isEnded(row) ? 'Cancel' : isFirst ? 'Alert' : 'Update'
  // All messages that it replaces, because a reader may have missed some of them.
  const references = row.earlier
    .map(time => `${sender},${identifierOf(sender, { id: row.id, updated_at: time })},${timeOf(time)}`)
    .join(' ')
  return [
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element('identifier', identifierOf(sender, row)),
    element('sender', sender),
    element('sent', timeOf(row.updated_at)),
    element('status', isExercise ? 'Exercise' : 'Actual'),
    element('msgType', msgType),
    element('scope', 'Public'),
    ...(isExercise ? [element('note', 'A rehearsal: nobody shall act on this alert.')] : []),
    ...(msgType === 'Alert' ? [] : [element('references', references)]),
    ...languages.filter(language => textIn(row, language)).map(language => infoXml(row, language)),
    '</alert>',
  ].join('')
}

const textIn = (row: Row, language: keyof Text) => (language === 'en' ? row.text_en : row.text_hi)

function infoXml(row: Row, language: keyof Text): string {
  const text = textIn(row, language)
  const { urgency, severity, certainty } = judged[row.level]
  return [
    '<info>',
    element('language', `${language}-IN`),
    element('category', 'Safety'),
    element('event', noticesTexts[row.level][language]),
    element('urgency', urgency),
    element('severity', severity),
    element('certainty', certainty),
    element('expires', timeOf(row.expires_at)),
    element('senderName', senderName[language]),
    element('headline', headlineOf(text)),
    element('description', text),
    `<area>${element('areaDesc', area[language])}${element('polygon', polygon)}</area>`,
    '</info>',
  ].join('')
}

const headlineOf = (text: string): string => shorten(text.replace(/\s+/g, ' '), longestHeadline)

export const timeOf = (time: Date): string => fairIso(time.getTime())

export const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`
