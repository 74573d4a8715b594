import { useEffect, useRef } from 'react'
import { useText } from '#kit/web/language.tsx'
import { useLiveAnswer } from '#kit/web/live-list.ts'
import { NotLoaded } from '#kit/web/load-state.tsx'
import { queryHook } from '#kit/web/query.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import type { melaQuizContract } from './contract.ts'
import css from './result.module.css'
import { bestTexts } from './result-texts.ts'
import { melaQuizTexts } from './texts.ts'

const useBest = queryHook<typeof melaQuizContract>()

/** The best hundred in rank order, and the reader's own rank. */
export function Leaderboard({ rank, onBack }: { rank: number | undefined; onBack: () => void }) {
  const t = useText(melaQuizTexts)
  const tb = useText(bestTexts)
  const kit = useText(kitTexts)
  const query = useBest('GET /api/mela-quiz/leaderboard', {})
  const { value, refresh } = query
  useLiveAnswer('mela-quiz', query)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus()
    refresh()
  }, [refresh])
  return (
    <div className={css.best}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="i-trophy" size={28} /> {t('leaderboard')}
      </h2>
      {rank ? <p className={css.rank}>{tb('ownRank', { n: rank })}</p> : null}
      {value ? null : (
        <NotLoaded query={query} failed={t('failed')}>
          <p>{kit('screenFailedUse')}</p>
        </NotLoaded>
      )}
      {value?.players.length === 0 ? (
        <State
          icon="i-trophy"
          title={value.told_later ? tb('toldLater', { n: value.total }) : tb('nobody')}
        />
      ) : null}
      <ol>
        {value?.players.map(player => (
          <li key={player.rank} aria-current={player.rank === rank ? 'true' : undefined}>
            <b className="num">{player.rank}</b>
            <span>{player.name}</span>
            <span className="num">{`${player.score} / ${player.total_questions}`}</span>
          </li>
        ))}
      </ol>
      <div className="act">
        <button type="button" className="btn btn--main btn--block" onClick={onBack}>
          {tb('back')}
        </button>
      </div>
    </div>
  )
}
