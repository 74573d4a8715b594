import { useId, useRef, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { isBlank } from '#common/invisible.ts'
import { normalizePhone } from '#common/phone-number.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { CheckField, LineField } from '#kit/web/staff/fields.tsx'
import { InboxRows, type RowState } from '#kit/web/staff/inbox.tsx'
import { useMay } from '#kit/web/staff/member.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { useSetting } from '#kit/web/staff/use-setting.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { Decision, melaQuizContract, StaffPlayer } from '../contract.ts'
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
      <div className={`board ${styles.rule}`}>
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
    <div className={`board ${styles.rule}`}>
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
  const { value, refresh } = played
  const read = async (query: { skip: string; phone?: string }) =>
    (await call('GET /api/mela-quiz/players', { query })).players
  return (
    <>
      {value?.total ? <h2 className="pad--phone">{t('players', { count: value.total })}</h2> : null}
      <InboxRows
        query={played}
        newest={value?.players}
        readOlder={skip => read({ skip })}
        readOne={async ({ id, phone }) => (await read({ skip: '0', phone })).find(one => one.id === id)}
        row={(player, state) => <PlayerRow player={player} {...state} refresh={refresh} />}
        icon="i-quiz"
        loadFailed={t('loadFailed')}
        none={t(phone ? 'noneOfPhone' : 'none')}
        more={t('more')}
      />
    </>
  )
}

type RowProps = { player: StaffPlayer; refresh: () => Promise<void> } & RowState<StaffPlayer>

/** One attempt: name, result, and staff's decisions; a tap opens the actions. */
function PlayerRow({ player, isOpen, setOpen, replace, refresh }: RowProps) {
  const t = useText(melaQuizStaffTexts)
  const { language } = useLanguage()
  const id = useId()
  const states = [
    player.is_hidden && t('isHidden'),
    player.is_released ? t('isReleased') : player.is_voided && t('isVoided'),
    player.is_device_released && !player.is_released && t('isDeviceReleased'),
  ].filter(Boolean)
  return (
    <li>
      <div className={styles.head}>
        <b className={`num ${styles.rank}`}>{player.rank ?? '–'}</b>
        <button
          type="button"
          className={styles.who}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <b>
            <bdi>{player.name}</bdi>
          </b>
          <small className="tiny num">
            {[
              t('score', { score: player.score, total: player.total_questions }),
              sayDayTime(Date.parse(player.created_at), language),
              ...states,
            ].join(' · ')}
          </small>
        </button>
        <a className="icbtn" href={`tel:${player.phone}`} aria-label={t('call', { name: player.name })}>
          <Icon name="i-phone" />
        </a>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Decide player={player} onDecided={replace} refresh={refresh} /> : null}
      </div>
    </li>
  )
}

const wordOf = {
  hide: 'hide',
  show: 'show',
  void: 'void',
  restore: 'restore',
  release: 'release',
  'release-device': 'releaseDevice',
} as const satisfies Record<Decision, string>

type DecideProps = {
  player: StaffPlayer
  onDecided: (after: StaffPlayer) => void
  refresh: () => Promise<void>
}
function Decide({ player, onDecided, refresh }: DecideProps) {
  const t = useText(melaQuizStaffTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const { attempt, error } = useAttempt(refresh)
  const { is_hidden, is_voided, is_released, is_device_released } = player
  const decide = async (decision: Decision) => {
    setMissing(isBlank(reason))
    if (isBlank(reason)) return showFirstFault(part.current)
    await attempt(async () => {
      const body = {
        ...{ decision, reason },
        instead_of: { is_hidden, is_voided, is_released, is_device_released },
      }
      onDecided(await call('POST /api/mela-quiz/players/:id/decisions', { params: { id: player.id }, body }))
      showToast(t('decided'))
    })
  }
  const possible: Decision[] = [
    is_hidden ? 'show' : 'hide',
    ...(is_released ? [] : ([is_voided ? 'restore' : 'void', 'release'] as const)),
    ...(is_device_released ? [] : (['release-device'] as const)),
  ]
  return (
    <div ref={part} className={styles.decide}>
      <TextField
        label={t('reason')}
        error={isMissing && isBlank(reason) ? t('reasonNeeded') : undefined}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <NotSaved error={isMissing ? undefined : error} isTyped />
      {possible.map(decision => (
        <button key={decision} type="button" className="btn btn--line" onClick={() => decide(decision)}>
          {t(wordOf[decision])}
        </button>
      ))}
      <p className="tiny">{t('releaseHint')}</p>
    </div>
  )
}
