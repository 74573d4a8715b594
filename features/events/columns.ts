import * as z from 'zod/mini'
import { longText } from '#common/fields.ts'
import { defineColumns } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'
import { editions } from '#content/edition.ts'
import { eventsTexts } from './texts.ts'

const { religious, cultural, aarti } = eventsTexts
const years = editions.map(({ year }) => year)
const [from, to] = [Math.min(...years), Math.max(...years)]

/** The columns of an event, for contract, form and table; date and time are those of Asia/Kolkata. */
export const eventColumns = defineColumns({
  /** Must be in a year of content/edition.ts. */
  date: {
    is: 'line',
    input: 'date',
    of: z.iso
      .date()
      .check(z.refine(date => years.some(year => date.startsWith(`${year}-`)), { error: 'invalid' })),
    column: 'day',
  },
  time: {
    is: 'line',
    input: 'time',
    of: z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
    column: 'at_time',
  },
  type: { is: 'choice', of: { religious, cultural, aarti } },
  title: { is: 'pair', max: 120 },
  description: { is: 'pair', max: 300, blank: true },
  is_active: { is: 'in-guide' },
})
/** A description may be in one language only. */
export const eventDescription = z.strictObject({ en: longText(300), hi: longText(300) })

/** Labels and hints of the form. */
export const eventColumnTexts = defineTexts({
  date: { en: 'Day', hi: 'दिन' },
  dateHint: { en: `In the years ${from} to ${to}.`, hi: `${from} से ${to} तक के वर्षों में।` },
  time: { en: 'Time', hi: 'समय' },
  type: { en: 'Kind', hi: 'प्रकार' },
  title: { en: 'Name', hi: 'नाम' },
  description: { en: 'What happens', hi: 'क्या होगा' },
})
