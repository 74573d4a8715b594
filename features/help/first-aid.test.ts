import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emergencyIds, firstCallOf } from '#content/emergencies.ts'
import { firstAid } from '#content/first-aid.ts'

const drawings = readFileSync(new URL('first-aid.svg', import.meta.url), 'utf8')
const drawn = new Set([...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id))
const screen = readFileSync(new URL('first-aid.tsx', import.meta.url), 'utf8')

describe.each(emergencyIds)('first aid for %s', emergency => {
  const { steps, source } = firstAid[emergency]
  it('has three to six steps that fit beside a drawing, and names its source', () => {
    expect(steps.length).toBeGreaterThanOrEqual(3)
    expect(steps.length).toBeLessThanOrEqual(6)
    for (const { text } of steps)
      for (const sentence of [text.en, text.hi]) expect(sentence.length, sentence).toBeLessThanOrEqual(115)
    expect(`${source.en} ${source.hi}`).toMatch(/Red Cross|WHO/)
    expect(source.hi).not.toMatch(/[A-Za-z]/)
  })
  it('has a drawing for each step, and each warning says what not to do', () => {
    for (const { picture, text, isDont = false } of steps) {
      expect(drawn, picture).toContain(picture)
      if (isDont) expect(text.en).toMatch(/^(Do not|No |In a fit do not)/)
    }
  })
  it('ends each Hindi sentence with a stop, uses the digits 0-9, and calls a number that helps', () => {
    for (const { text } of steps) {
      expect(text.hi).toMatch(/[।?]$/)
      expect(text.hi).not.toMatch(/[०-९]/)
    }
    expect(['101', '108', '112']).toContain(firstCallOf(emergency))
  })
})

it('every drawing is used', () => {
  const used = new Set(Object.values(firstAid).flatMap(({ steps }) => steps.map(({ picture }) => picture)))
  expect(
    [...drawn].filter(
      id => id && !used.has(id) && !screen.includes(`'${id}'`) && !screen.includes(`"${id}"`),
    ),
  ).toEqual([])
})
