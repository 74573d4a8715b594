/** Zero bits at the start of SHA-256 of `{end of the task}.{number}`. */
export const workBits = 11
/** Characters from the task's end that are hashed: with a number after them they fit one block of SHA-256. */
export const workTail = 43
/** Seconds for which a phone counts as a newcomer and pays with work for what thousands of new phones could abuse. */
export const newcomerSeconds = 3600
/** Answers in a calm hour: about 0.8 s of a slow phone (60,000 hashes a second), never more than 2 s. */
export const calmWork = 24
/** Answers under attack, at most: about 7 s of a slow phone, never more than 10 s. */
export const mostWork = 8 * calmWork
/** Request header that carries the work as JSON if the body cannot. */
export const workHeader = 'x-work'
