import type { Point } from '#common/distance.ts'
import { type AlertWords, severities } from './received-contract.ts'
import { childrenOf, textOf, type XmlElement } from './xml.server.ts'

/** Where an alert applies: any of the shapes, or the places that its words name. */
export type AlertArea = {
  words: string
  polygons: Point[][]
  circles: { centre: Point; km: number }[]
}
/** What the guide uses of an alert of the Common Alerting Protocol 1.2 (OASIS). */
export type CapAlert = {
  sender: string
  identifier: string
  sent: Date
  kind: 'alert' | 'update' | 'cancel'
  severity: (typeof severities)[number]
  senderName: string
  expires: Date
  areas: AlertArea[]
  texts: AlertWords[]
  /** `sender,identifier` of the messages that this one replaces or ends. */
  references: string[]
}

/** Most characters of a text that are stored. */
const longest = { short: 300, long: 4000 }
/** ms for which an alert without an end applies after it was sent. */
const usualTime = 24 * 3_600_000
const kinds = { Alert: 'alert', Update: 'update', Cancel: 'cancel' } as const

/**
 * Reads an `alert` element. Undefined for anything that is not a real public alert (a test, an exercise, an acknowledgement), and
 * for an alert that lacks what the standard requires.
 */
export function readAlert(alert: XmlElement): CapAlert | undefined {
  const kind = kinds[textOf(alert, 'msgType') as keyof typeof kinds]
  const sent = timeOf(textOf(alert, 'sent'))
  const identifier = textOf(alert, 'identifier')
  const sender = textOf(alert, 'sender')
  const infos = childrenOf(alert, 'info')
  const isMeant = textOf(alert, 'status') === 'Actual' && textOf(alert, 'scope') === 'Public'
  if (!isMeant || !kind || !sent || !identifier || !sender) return undefined
  if (identifier.length > longest.short || sender.length > longest.short) return undefined
  // A cancel may come without words, because the alert that it ends has them.
  if (infos.length === 0 && kind !== 'cancel') return undefined
  const ends = infos.flatMap(info => timeOf(textOf(info, 'expires')) ?? [])
  const lastEnd = Math.max(...ends.map(Number))
  return {
    sender,
    identifier,
    sent,
    kind,
    severity: severities.find(known => infos.some(info => textOf(info, 'severity') === known)) ?? 'Unknown',
    senderName: cut(infos.map(info => textOf(info, 'senderName')).find(Boolean) ?? sender, longest.short),
    expires: ends.length > 0 ? new Date(lastEnd) : new Date(sent.getTime() + usualTime),
    areas: infos.flatMap(info => childrenOf(info, 'area').map(readArea)),
    texts: infos.map(info => ({
      language: textOf(info, 'language') || 'en-US',
      event: cut(textOf(info, 'event'), longest.short),
      headline: cut(textOf(info, 'headline'), longest.short),
      description: cut(textOf(info, 'description'), longest.long),
      instruction: cut(textOf(info, 'instruction'), longest.long),
    })),
    references: textOf(alert, 'references')
      .split(/\s+/)
      .map(reference => reference.split(',').slice(0, 2).join(','))
      .filter(Boolean),
  }
}

function readArea(area: XmlElement): AlertArea {
  return {
    words: cut(textOf(area, 'areaDesc'), longest.long),
    polygons: childrenOf(area, 'polygon')
      .map(({ text }) => text.trim().split(/\s+/).flatMap(pointOf))
      .filter(points => points.length > 3),
    circles: childrenOf(area, 'circle').flatMap(({ text }) => {
      const [point = '', km] = text.trim().split(/\s+/)
      return pointOf(point).map(centre => ({ centre, km: Number(km) || 0 }))
    }),
  }
}

/** `lat,lng` in degrees, as the standard writes a point. */
function pointOf(text: string): Point[] {
  const [lat, lng] = text.split(',').map(Number)
  const isPoint = Math.abs(lat ?? Number.NaN) <= 90 && Math.abs(lng ?? Number.NaN) <= 180
  return isPoint ? [{ lat: lat as number, lng: lng as number }] : []
}

function timeOf(text: string): Date | undefined {
  const time = new Date(text)
  return text && !Number.isNaN(time.getTime()) ? time : undefined
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
