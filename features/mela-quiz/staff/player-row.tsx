import { useId, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { isBlank } from '#common/invisible.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import type { Decision, melaQuizContract, StaffPlayer } from '../contract.ts'
import styles from './quiz-panel.module.css'
import { melaQuizStaffTexts } from './texts.ts'

const call = staffClient<typeof melaQuizContract>()

/** One attempt: name, result, and staff's decisions; a tap opens the actions. */
export function PlayerRow({ player, onDecided }: { player: StaffPlayer; onDecided: () => void }) {
  const t = useText(melaQuizStaffTexts)
  const { language } = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
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
        {isOpen ? <Decide player={player} onDecided={onDecided} /> : null}
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

function Decide({ player, onDecided }: { player: StaffPlayer; onDecided: () => void }) {
  const t = useText(melaQuizStaffTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { attempt, error } = useAttempt()
  const { is_hidden, is_voided, is_released, is_device_released } = player
  const decide = async (decision: Decision) => {
    setMissing(isBlank(reason))
    if (isBlank(reason)) return
    const refused = await attempt(async () => {
      const body = {
        ...{ decision, reason },
        instead_of: { is_hidden, is_voided, is_released, is_device_released },
      }
      await call('POST /api/mela-quiz/players/:id/decisions', { params: { id: player.id }, body })
      showToast(t('decided'))
    })
    if (!refused || refused.code === 'changed-meanwhile') onDecided()
  }
  const possible: Decision[] = [
    is_hidden ? 'show' : 'hide',
    ...(is_released ? [] : ([is_voided ? 'restore' : 'void', 'release'] as const)),
    ...(is_device_released ? [] : (['release-device'] as const)),
  ]
  return (
    <div className={styles.decide}>
      <TextField
        label={t('reason')}
        error={isMissing ? t('reasonNeeded') : undefined}
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
