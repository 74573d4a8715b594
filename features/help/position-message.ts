import type { Point } from '#common/distance.ts'

/** A message with a position, and links that open it in the SMS app or WhatsApp. */
type PositionMessage = { text: string; sms: string; whatsApp: string }

/**
 * Makes a message with a map link. It is sent only when the person presses Send in the SMS app or WhatsApp. `sentence`: in the
 * reader's language, with its slots filled.
 */
export function positionMessage(point: Point, sentence: string): PositionMessage {
  // Five decimals are about a metre.
  const place = `https://maps.google.com/?q=${point.lat.toFixed(5)},${point.lng.toFixed(5)}`
  const text = `${sentence}\n${place}`
  const encoded = encodeURIComponent(text)
  return { text, sms: `sms:?body=${encoded}`, whatsApp: `https://wa.me/?text=${encoded}` }
}
