import * as z from 'zod/mini'

const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))
/** What can be true on earth; anything else is a lie of the source. */
export const celsius = between(-60, 60)
export const percent = between(0, 100)
export const micrograms = between(0, 5000)

/** A source's own words, only where they are plain words. */
export const clean = (text: string): string => (/^[\p{L}][\p{L}\p{M} ,()-]{0,59}$/u.test(text) ? text : '')
