import type { CallReply } from '#common/contract.ts'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { CheckField } from '#kit/web/staff/fields.tsx'
import { ListState } from '#kit/web/staff/list-state.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { useOlderRows } from '#kit/web/staff/use-older-rows.tsx'
import { useSetting } from '#kit/web/staff/use-setting.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { contract } from '../contract.ts'
import styles from './quiz-panel.module.css'
import { texts } from './texts.ts'

const useQuiz = staffQueryHook<typeof contract>()
const call = staffClient<typeof contract>()
type Player = CallReply<(typeof contract)['GET /api/mela-quiz/players']>['players'][number]

/** Whether answers are explained already, and who played: the best first, with the number to reach them. */
export function Panel() {
  const t = useText(texts)
  const settings = useQuiz('GET /api/mela-quiz/settings', {})
  const played = useQuiz('GET /api/mela-quiz/players', { query: { skip: '0' } })
  const { value } = played
  const { rows: players, showMore } = useOlderRows(
    value?.players,
    async skip => (await call('GET /api/mela-quiz/players', { query: { skip } })).players,
  )
  const { save, problem } = useSetting(async (show_answers: boolean) => {
    const kept = await call('PUT /api/mela-quiz/settings', { body: { show_answers } })
    settings.replace(() => kept)
  })
  return (
    <div className={styles.panel}>
      {settings.value ? (
        <div className={styles.rule}>
          <CheckField
            label={t('showAnswers')}
            hint={t('showAnswersHint')}
            value={settings.value.show_answers}
            onChange={save}
          />
          {problem ? <Note kind="err" live="alert" title={t('failed')} /> : null}
        </div>
      ) : null}
      <ListState
        query={played}
        loadFailed={t('loadFailed')}
        isEmpty={players.length === 0}
        none={t('none')}
        icon="i-quiz"
      />
      {value && players.length > 0 ? (
        <>
          <h2 className={styles.title}>{t('players', { count: value.total })}</h2>
          <ol className={styles.list}>
            {players.map(player => (
              <PlayerRow key={player.id} player={player} />
            ))}
          </ol>
        </>
      ) : null}
      {value && players.length < value.total ? (
        <button type="button" className="btn btn--line" onClick={showMore}>
          {t('more')}
        </button>
      ) : null}
    </div>
  )
}

function PlayerRow({ player }: { player: Player }) {
  const t = useText(texts)
  const { language } = useLanguage()
  return (
    <li>
      <b className={`num ${styles.rank}`}>{player.rank}</b>
      <span className={styles.who}>
        <b>
          <bdi>{player.name}</bdi>
        </b>
        <small className="tiny num">
          {t('score', { score: player.score, total: player.total_questions })} ·{' '}
          {sayDayTime(Date.parse(player.created_at), language)}
        </small>
      </span>
      <a className="icbtn" href={`tel:${player.phone}`} aria-label={t('call', { name: player.name })}>
        <Icon name="i-phone" />
      </a>
    </li>
  )
}
