/** Why nothing was recognised; texts.ts has a sentence for each. */
export type HearingProblem = 'nothing-heard' | 'refused' | 'no-microphone' | 'no-network' | 'not-here'

type Hearing = {
  /** Called with interim results. */
  onInterim: (words: string) => void
  /** Called with the final alternatives, likeliest first. */
  onHeard: (alternatives: readonly string[]) => void
  onProblem: (problem: HearingProblem) => void
  /** Called if the visitor stopped listening. */
  onStopped: () => void
}

// The Web Speech API; lib.dom has no types for it yet.
type Recogniser = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  start: () => void
  abort: () => void
}
type Result = ArrayLike<{ transcript: string; confidence?: number }> & { isFinal: boolean }
type ResultEvent = Event & { results: ArrayLike<Result> }
type RecogniserClass = new () => Recogniser

function recogniserClass(): RecogniserClass | undefined {
  const names = globalThis as {
    SpeechRecognition?: RecogniserClass
    webkitSpeechRecognition?: RecogniserClass
  }
  return names.SpeechRecognition ?? names.webkitSpeechRecognition
}
export const canListen = (): boolean => recogniserClass() !== undefined

/** After so many ms without a new word, words without confidence are taken as the whole phrase. */
const restMs = 1500
/** Chrome on Android marks interim words as final with a confidence of 0; more is still to come. */
const isSure = (result: Result) =>
  result.isFinal && Array.from(result).some(({ confidence }) => confidence === undefined || confidence > 0)

/** Time limit (ms) for recognisers that do not end by themselves. */
const longest = 15_000

/**
 * Listens for one phrase in hi-IN, with interim results (specification §9). Calls exactly one of `onHeard`, `onProblem`,
 * `onStopped`. Returns a function that stops listening.
 */
export function listen(hearing: Hearing): () => void {
  const Recogniser = recogniserClass()
  if (!Recogniser) {
    hearing.onProblem('not-here')
    return () => {}
  }
  const recogniser = new Recogniser()
  let isOver = false
  const over = (tell: () => void) => {
    if (isOver) return
    isOver = true
    clearTimeout(watch)
    clearTimeout(rest)
    recogniser.abort()
    tell()
  }
  let rest: ReturnType<typeof setTimeout> | undefined
  let unsure: Result | undefined
  const takeUnsure = () =>
    over(() => (unsure ? hearing.onHeard(transcripts(unsure)) : hearing.onProblem('nothing-heard')))
  const watch = setTimeout(() => over(() => hearing.onProblem('nothing-heard')), longest)
  recogniser.lang = 'hi-IN'
  recogniser.continuous = false
  recogniser.interimResults = true
  recogniser.maxAlternatives = 3
  recogniser.addEventListener('result', event => {
    const results = Array.from((event as ResultEvent).results)
    const final = results.find(isSure)
    if (final) return over(() => hearing.onHeard(transcripts(final)))
    clearTimeout(rest)
    unsure = results.filter(({ isFinal }) => isFinal).at(-1)
    if (unsure) rest = setTimeout(takeUnsure, restMs)
    hearing.onInterim(
      results
        .map(result => result[0]?.transcript ?? '')
        .join(' ')
        .trim(),
    )
  })
  recogniser.addEventListener('nomatch', () => over(() => hearing.onProblem('nothing-heard')))
  recogniser.addEventListener('error', event => {
    const { error } = event as Event & { error?: string }
    if (error === 'aborted') over(hearing.onStopped)
    else over(() => hearing.onProblem(problems[error ?? ''] ?? 'not-here'))
  })
  recogniser.addEventListener('end', takeUnsure)
  try {
    recogniser.start()
  } catch {
    over(() => hearing.onProblem('not-here'))
  }
  return () => over(hearing.onStopped)
}

const transcripts = (result: Result) => Array.from(result, ({ transcript }) => transcript)

const problems: Record<string, HearingProblem> = {
  'no-speech': 'nothing-heard',
  'audio-capture': 'no-microphone',
  network: 'no-network',
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'bad-grammar': 'nothing-heard',
  'language-not-supported': 'not-here',
}
