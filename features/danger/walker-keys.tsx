import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import type { Asked, Told } from '#kit/web/outbox/tell-answer.ts'
import { Icon } from '#ui/icon.tsx'
import type { PublicDanger } from './contract.ts'
import { type WalkerAnswer, walkerAnswers } from './danger-kinds.ts'
import styles from './walker-keys.module.css'
import { walkerTexts } from './walker-texts.ts'

/** Who is at most so far from a danger, in km, sees how it is there. */
const thereKm = 0.3
export const isThere = ({ precision_m }: PublicDanger, km: number): boolean =>
  km <= thereKm + (precision_m ?? 0) / 1000

/** Local storage key: what this phone answered, by danger and staff's last word about it. */
const storageKey = 'danger-answers'
const mostKept = 20
type Kept = { answer: WalkerAnswer; waits?: boolean }
function keptAnswers(): Record<string, Kept> {
  try {
    return JSON.parse(readStorage(storageKey) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}
function keep(key: string, kept: Kept): void {
  const { [key]: _, ...others } = keptAnswers()
  const newest = Object.entries({ ...others, [key]: kept }).slice(-mostKept)
  writeStorage(storageKey, JSON.stringify(Object.fromEntries(newest)))
}

/** One tap tells how a danger is now. It waits on this phone without a network; another tap changes it. */
export function WalkerKeys({ danger, isSure = true }: { danger: PublicDanger; isSure?: boolean }) {
  const t = useText(walkerTexts)
  const { id, answered_at } = danger
  // Staff looked again: so may whoever answered before.
  const key = `${id}@${answered_at}`
  const [answer, setAnswer] = useState(() => keptAnswers()[key]?.answer)
  const [told, setTold] = useState<Told>()
  const asked: Asked = { kind: 'danger-answer', call: 'POST /api/dangers/:id/answers', id }
  const keeping = (given: WalkerAnswer) => (now: Told) => {
    keep(key, { answer: given, ...(now.state === 'waiting' && { waits: true }) })
    setTold(now)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waited from before is followed once
  useEffect(() => {
    const kept = keptAnswers()[key]
    setAnswer(kept?.answer)
    setTold(undefined)
    if (!kept?.waits) return
    import('#kit/web/outbox/tell-answer.ts').then(
      ({ followAnswer }) => followAnswer(asked, keeping(kept.answer)),
      () => undefined,
    )
  }, [key])
  const tell = async (given: WalkerAnswer) => {
    setAnswer(given)
    setTold({ state: 'sending' })
    try {
      const { tellAnswer } = await import('#kit/web/outbox/tell-answer.ts')
      await tellAnswer(asked, given, keeping(given))
    } catch {
      setTold({ state: 'failed' })
    }
  }
  return (
    <div className={styles.answers}>
      <fieldset>
        <legend>{t(isSure ? 'question' : 'ifThere')}</legend>
        {walkerAnswers.map(one => (
          <button key={one} type="button" aria-pressed={answer === one} onClick={() => tell(one)}>
            {answer === one ? <Icon name="i-check" size={20} /> : null}
            <span>{t(one)}</span>
          </button>
        ))}
      </fieldset>
      <p role="status">{told ? t(told.state) : null}</p>
    </div>
  )
}
