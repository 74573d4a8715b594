import type { Point } from '#common/distance.ts'

/** A position to send: the sentence names the time and how exact it is; `link` opens any map. */
export type PositionMessage = { text: string; sms: string; whatsApp: string }

/**
 * Links that put a position into a message on this phone; nobody is told before the person presses Send there.
 * `sentence` comes in the reader's language with its slots filled.
 */
export function positionMessage(point: Point, sentence: string): PositionMessage {
  // Five decimals are about a metre: more would only look exact.
  const place = `https://maps.google.com/?q=${point.lat.toFixed(5)},${point.lng.toFixed(5)}`
  const text = `${sentence}\n${place}`
  const encoded = encodeURIComponent(text)
  return { text, sms: `sms:?body=${encoded}`, whatsApp: `https://wa.me/?text=${encoded}` }
}
