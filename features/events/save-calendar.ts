import { serverNow } from '#kit/web/server-clock.ts'
import { type CalendarEvent, calendarFile } from './calendar.ts'

/** Downloads a calendar file, which the phone opens in its calendar. Works without a network. */
export function saveCalendar(events: readonly CalendarEvent[], name: string): void {
  const url = URL.createObjectURL(new Blob([calendarFile(events, serverNow())], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
