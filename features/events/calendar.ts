/** A calendar entry: `at` and `repeatUntil` in ms since 1970; repeated daily until `repeatUntil` if given. */
export type CalendarEvent = {
  id: string
  title: string
  description: string
  place: string
  at: number
  minutes: number
  repeatUntil?: number
}

/** An iCalendar file (RFC 5545). `made`: time of creation in ms since 1970. */
export function calendarFile(events: readonly CalendarEvent[], made: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mela Guide//Shravani Mela Muzaffarpur//EN',
    'METHOD:PUBLISH',
    ...events.flatMap(event => [
      'BEGIN:VEVENT',
      `UID:${event.id}@mela-guide`,
      `DTSTAMP:${stamp(made)}`,
      `DTSTART:${stamp(event.at)}`,
      `DTEND:${stamp(event.at + event.minutes * 60_000)}`,
      ...(event.repeatUntil === undefined ? [] : [`RRULE:FREQ=DAILY;UNTIL=${stamp(event.repeatUntil)}`]),
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `LOCATION:${escaped(event.place)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')

/** Folds a line at 75 bytes (RFC 5545, 3.1) without cutting a character. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  let made = ''
  let room = 75
  for (const sign of line) {
    const size = bytes.encode(sign).length
    if (size > room) {
      made += '\r\n '
      room = 74
    }
    made += sign
    room -= size
  }
  return made
}
