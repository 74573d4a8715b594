import { afterEach, expect, test } from 'vitest'
import { type HearingProblem, listen } from './recogniser.ts'

class Recogniser extends EventTarget {
  start() {}
  abort() {}
}
const globals = globalThis as { SpeechRecognition?: unknown }
afterEach(() => {
  globals.SpeechRecognition = undefined
})

/** What a visitor is told after a recogniser event followed by its end. */
function told(event: string, error?: string): (HearingProblem | 'stopped')[] {
  const all: (HearingProblem | 'stopped')[] = []
  let made: EventTarget | undefined
  globals.SpeechRecognition = class extends Recogniser {
    constructor() {
      super()
      made = this
    }
  }
  listen({
    onInterim: () => {},
    onHeard: () => {},
    onProblem: problem => all.push(problem),
    onStopped: () => all.push('stopped'),
  })
  made?.dispatchEvent(Object.assign(new Event(event), { error }))
  made?.dispatchEvent(new Event('end'))
  return all
}

test.each([
  ['no-speech', 'nothing-heard'],
  ['audio-capture', 'no-microphone'],
  ['network', 'no-network'],
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['bad-grammar', 'nothing-heard'],
  ['language-not-supported', 'not-here'],
  ['something-new', 'not-here'],
  ['aborted', 'stopped'],
])('the recogniser error %s is reported once, as %s', (error, problem) =>
  expect(told('error', error)).toEqual([problem]),
)

test('an end without a result is reported as nothing heard', () =>
  expect(told('end')).toEqual(['nothing-heard']))
