/**
 * A calendar entry: `at` and `repeatUntil` in ms since 1970; repeated daily until `repeatUntil` if given. `minutes` is left out
 * if no end was announced.
 */
export type CalendarEvent = {
  id: string
  title: string
  description: string
  place: string
  at: number
  minutes?: number
  repeatUntil?: number
}
/** A calendar entry of whole days (YYYY-MM-DD), the last one included. */
export type CalendarDays = Pick<CalendarEvent, 'id' | 'title' | 'description' | 'place'> & {
  from: string
  to: string
}

/** An iCalendar file (RFC 5545). `made`: time of creation in ms since 1970. `about`: name and description of the calendar. */
export function calendarFile(
  events: readonly (CalendarEvent | CalendarDays)[],
  made: number,
  about?: { name: string; description: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mela Guide//Shravani Mela Muzaffarpur//EN',
    'METHOD:PUBLISH',
    ...(about ? [`X-WR-CALNAME:${escaped(about.name)}`, `X-WR-CALDESC:${escaped(about.description)}`] : []),
    ...events.flatMap(event => [
      'BEGIN:VEVENT',
      `UID:${event.id}@mela-guide`,
      `DTSTAMP:${stamp(made)}`,
      ...('from' in event ? days(event) : times(event)),
      `SUMMARY:${escaped(event.title)}`,
      ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
      `LOCATION:${escaped(event.place)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const times = ({ at, minutes, repeatUntil }: CalendarEvent) => [
  `DTSTART:${stamp(at)}`,
  ...(minutes === undefined ? [] : [`DTEND:${stamp(at + minutes * 60_000)}`]),
  ...(repeatUntil === undefined ? [] : [`RRULE:FREQ=DAILY;UNTIL=${stamp(repeatUntil)}`]),
]
// The end of whole days is the day after them (RFC 5545, 3.6.1).
const days = ({ from, to }: CalendarDays) => [
  `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${stamp(Date.parse(to) + 24 * 3_600_000).slice(0, 8)}`,
]
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
