import { expect, test } from 'vitest'
import { isTest, read, sources } from './source-files.ts'

/** Dates of texts, not of a fair: when a notice was last changed, and when a page was written. */
const datesOfTexts = /[nN]oticeVersion = |writtenOn = /

test('no code names a year, because the dates of a fair are data in content/', () => {
  const found = sources
    .filter(file => !isTest(file) && !/^content\/|\/(stories|examples)\.tsx?$/.test(file))
    // Pages about the guide say when its first data was collected, and name a law with its year.
    .filter(file => !/^features\/about\/.*texts\.ts$/.test(file))
    .flatMap(file =>
      read(file)
        .split('\n')
        .filter(line => /(?<![\w.#])20[23]\d(?![\w.])/.test(line.replace(/^\s*(\/?\*|\/\/).*|\s\/\/ .*/, '')))
        .filter(line => !datesOfTexts.test(line))
        .map(line => `${file}: ${line.trim()}`),
    )
  expect(found, 'Take the year from content/edition.ts.').toEqual([])
})
