/** Zero bits with which SHA-256 of `{end of the task}.{number}` must begin. */
export const workBits = 11
/** Signs of the task's end that are hashed: with a number behind them they fit one block of SHA-256. */
export const workTail = 43
/** Seconds from which a phone is no newcomer: before, it pays with work for what thousands of new ones would abuse. */
export const newcomerSeconds = 3600
/** Answers in a calm hour: about 0.8 s of a slow phone (60,000 hashes a second), never more than 2 s. */
export const calmWork = 24
/** Answers under attack, at most: about 7 s of a slow phone, never more than 10 s. */
export const mostWork = 8 * calmWork
/** Request header that carries work as JSON where the body says something else. */
export const workHeader = 'x-work'
