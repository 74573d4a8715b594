import { useEffect, useState } from 'react'
import { readStorage, writeStorage } from './local-storage.ts'
import type { Asked, Told } from './outbox/tell-answer.ts'

type Kept<Answer> = { answer: Answer; waits?: boolean }
/** Most answers of each kind that a phone remembers. */
const mostKept = 100

function keptAnswers<Answer>(storageKey: string): Record<string, Kept<Answer>> {
  try {
    return JSON.parse(readStorage(storageKey) ?? '{}') as Record<string, Kept<Answer>>
  } catch {
    return {}
  }
}
/** `kept`: undefined forgets the answer. */
function keep<Answer>(storageKey: string, key: string, kept: Kept<Answer> | undefined): void {
  const { [key]: _, ...others } = keptAnswers<Answer>(storageKey)
  const newest = Object.entries({ ...others, ...(kept && { [key]: kept }) }).slice(-mostKept)
  writeStorage(storageKey, JSON.stringify(Object.fromEntries(newest)))
}

/**
 * An answer by one tap: it waits on this phone without a network, another tap changes it, and the phone remembers it by `key`
 * under `storageKey` for the next visit. The outbox is loaded with the first answer.
 */
export function useTapAnswer<Answer extends string, Reply>(storageKey: string, key: string, asked: Asked) {
  const [answer, setAnswer] = useState(() => keptAnswers<Answer>(storageKey)[key]?.answer)
  const [told, setTold] = useState<Told<Reply>>()
  /** Stores the state of an answer before showing it; one that was refused, or is lost with the page, is not kept. */
  const keeping = (given: Answer) => (now: Told<Reply>) => {
    const isKept = now.state === 'sent' || now.state === 'waiting'
    keep(storageKey, key, isKept ? { answer: given, waits: now.state === 'waiting' } : undefined)
    setAnswer(now.state === 'failed' ? undefined : given)
    setTold(now)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited from before is followed once
  useEffect(() => {
    const kept = keptAnswers<Answer>(storageKey)[key]
    setAnswer(kept?.answer)
    setTold(undefined)
    if (!kept?.waits) return
    import('./outbox/tell-answer.ts')
      .then(({ followAnswer }) => followAnswer(asked, keeping(kept.answer)))
      .then(
        isWaiting => {
          if (isWaiting) return
          const left = keptAnswers<Answer>(storageKey)[key]?.answer
          keep(storageKey, key, left && { answer: left })
          setAnswer(left)
        },
        () => undefined,
      )
  }, [key])
  const tell = async (given: Answer) => {
    setAnswer(given)
    setTold({ state: 'sending' })
    try {
      const { tellAnswer } = await import('./outbox/tell-answer.ts')
      await tellAnswer({ ...asked, keptAt: { storageKey, key } }, given, keeping(given))
    } catch {
      setTold({ state: 'failed' })
    }
  }
  return { answer, told, tell }
}
