import { useText } from '#kit/web/language.tsx'
import { tapAnswerTexts } from '#kit/web/tap-answer-texts.ts'
import { useTapAnswer } from '#kit/web/use-tap-answer.ts'
import { Icon } from '#ui/icon.tsx'
import type { PublicDanger } from './contract.ts'
import { type WalkerAnswer, walkerAnswers } from './danger-kinds.ts'
import styles from './walker-keys.module.css'
import { walkerTexts } from './walker-texts.ts'

const allTexts = { ...tapAnswerTexts, ...walkerTexts }

/** Within this many km of a danger, a walker sees its state. */
const thereKm = 0.3
export const isThere = ({ precision_m }: PublicDanger, km: number): boolean =>
  km <= thereKm + (precision_m ?? 0) / 1000

/** Says with one tap how a danger is now. The answer waits on this phone without a network; another tap changes it. */
export function WalkerKeys({ danger, isSure = true }: { danger: PublicDanger; isSure?: boolean }) {
  const t = useText(allTexts)
  const { id, answered_at } = danger
  // After staff's next statement, earlier answers no longer count, so the reader may answer again.
  const key = `${id}@${answered_at}`
  const { answer, told, tell } = useTapAnswer<WalkerAnswer, unknown>('danger-answers', key, {
    kind: 'danger-answer',
    call: 'POST /api/dangers/:id/answers',
    id,
  })
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
