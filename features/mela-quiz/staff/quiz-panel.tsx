import { useState } from 'react'
import { normalizePhone } from '#common/phone-number.ts'
import { useText } from '#kit/web/language.tsx'
import { CheckField, LineField } from '#kit/web/staff/fields.tsx'
import { ListState } from '#kit/web/staff/list-state.tsx'
import { useMay } from '#kit/web/staff/member.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useOlderRows } from '#kit/web/staff/use-older-rows.ts'
import { useSetting } from '#kit/web/staff/use-setting.ts'
import { Note } from '#ui/note.tsx'
import type { melaQuizContract } from '../contract.ts'
import { PlayerRow } from './player-row.tsx'
import styles from './quiz-panel.module.css'
import { melaQuizStaffTexts } from './texts.ts'

const useQuiz = staffQueryHook<typeof melaQuizContract>()
const call = staffClient<typeof melaQuizContract>()

/** The settings of the quiz, and its players: the best first, with the number to reach them and the decisions that staff may make. */
export function QuizPanel() {
  const t = useText(melaQuizStaffTexts)
  const mayChangeRules = useMay('admin')
  const [typed, setTyped] = useState('')
  // Ten valid digits look up a number; otherwise everybody is listed.
  const phone = /^[6-9][0-9]{9}$/.exec(normalizePhone(typed) ?? '')?.[0]
  return (
    <div className={`stack ${styles.panel}`}>
      {mayChangeRules ? <Rules /> : null}
      <div className={styles.rule}>
        <LineField label={t('findPhone')} type="tel" value={typed} onChange={setTyped} isOptional />
      </div>
      <Players key={phone} phone={phone} />
    </div>
  )
}

function Rules() {
  const t = useText(melaQuizStaffTexts)
  const { value, replace } = useQuiz('GET /api/mela-quiz/settings', {})
  const { save, error } = useSetting(
    async (change: { show_answers?: boolean; draws?: boolean; prize?: boolean }) => {
      const kept = await call('PUT /api/mela-quiz/settings', { body: change })
      replace(() => kept)
    },
  )
  const isTooFew = error?.code === 'too-few-questions'
  if (!value) return null
  return (
    <div className={styles.rule}>
      <CheckField
        label={t('draws')}
        hint={t('drawsHint')}
        value={value.draws}
        onChange={draws => save({ draws })}
      />
      <CheckField
        label={t('prize')}
        hint={t('prizeHint')}
        value={value.prize}
        onChange={prize => save({ prize })}
      />
      <CheckField
        label={t('showAnswers')}
        hint={t('showAnswersHint')}
        value={value.show_answers}
        onChange={show_answers => save({ show_answers })}
      />
      {isTooFew ? <Note kind="err" live="alert" title={t('tooFew')} /> : null}
      <NotSaved error={isTooFew ? undefined : error} />
    </div>
  )
}

function Players({ phone }: { phone: string | undefined }) {
  const t = useText(melaQuizStaffTexts)
  const played = useQuiz('GET /api/mela-quiz/players', { query: { skip: '0', ...(phone && { phone }) } })
  const { value } = played
  const { rows, showMore, forget } = useOlderRows(
    value?.players,
    async skip => (await call('GET /api/mela-quiz/players', { query: { skip } })).players,
  )
  const decided = () => {
    forget()
    played.refresh()
  }
  return (
    <>
      <ListState
        query={played}
        loadFailed={t('loadFailed')}
        isEmpty={rows.length === 0}
        none={t(phone ? 'noneOfPhone' : 'none')}
        icon="i-quiz"
      />
      {value && rows.length > 0 ? (
        <>
          <h2 className="pad--phone">{t('players', { count: value.total })}</h2>
          <ol className={`divided ${styles.list}`}>
            {rows.map(player => (
              <PlayerRow key={player.id} player={player} onDecided={decided} />
            ))}
          </ol>
        </>
      ) : null}
      {value && rows.length < value.total ? (
        <button type="button" className="btn btn--line" onClick={showMore}>
          {t('more')}
        </button>
      ) : null}
    </>
  )
}
