import { useEffect, useRef, useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { onReturn } from '#kit/web/on-return.ts'
import { tellAnswer } from '#kit/web/outbox/tell-answer.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { PositionButton } from '#kit/web/position-button.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { sayWhen } from '../say-when.ts'
import { lostFoundTexts } from '../texts.ts'
import type { missingPersonContract, OwnPerson } from './contract.ts'
import { type KeptPersons, keepAnswer, keepOne, type SaidOfPerson } from './kept-persons.ts'
import style from './missing-person.module.css'
import { missingPersonOwnTexts } from './own-texts.ts'

const call = client<typeof missingPersonContract>()
const foundKind = 'person-found-again'
const positionKind = 'person-position'
/** ms between two checks of a report's state while the page is visible. */
const every = 30_000

/** This phone's reports: their text, whether staff have seen them, and what their sender can still do. */
export function OwnPersonList({ kept }: { kept: KeptPersons }) {
  const t = useText(missingPersonOwnTexts)
  const { said, reports, at } = kept
  const { items } = useOutbox('missing-person')
  const waiting = items.map(({ id }) => id)
  const isAway = useAnswers(waiting)
  if (reports.length === 0) return null
  return (
    <section className={`stack ${style.own}`} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul className="stack">
        {reports.map(report => (
          <Report key={report.id} report={report} said={said.find(({ id }) => id === report.id)} />
        ))}
      </ul>
      {isAway ? <Away at={at} /> : null}
    </section>
  )
}

/** Fetches now, at intervals and after something was sent; true while the server cannot be reached. */
function useAnswers(waiting: readonly string[]): boolean {
  const [isAway, setAway] = useState(false)
  const latest = useRef(waiting)
  latest.current = waiting
  const { items: found } = useOutbox(foundKind)
  const { items: positions } = useOutbox(positionKind)
  const many = waiting.length + found.length + positions.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again after something was sent
  useEffect(() => {
    let isWanted = true
    const ask = () =>
      withDevice(() => call('GET /api/missing-persons/mine', {})).then(
        answer => {
          if (!isWanted) return
          keepAnswer(answer.reports, latest.current)
          setAway(false)
        },
        () => isWanted && setAway(true),
      )
    ask()
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), every)
    const stop = onReturn(ask)
    return () => {
      isWanted = false
      clearInterval(timer)
      stop()
    }
  }, [many])
  return isAway
}

function Report({ report, said }: { report: OwnPerson; said: SaidOfPerson | undefined }) {
  const t = useText(missingPersonOwnTexts)
  const when = useText(lostFoundTexts)
  const { language } = useLanguage()
  const { id, number, created_at, seen_at, closed_at, position, is_found } = report
  const { items: foundItems } = useOutbox(foundKind)
  const { items: positionItems } = useOutbox(positionKind)
  const isTelling = foundItems.some(item => item.params?.id === id)
  const isSending = positionItems.some(item => item.params?.id === id)
  const [isFailed, setFailed] = useState(false)
  const time = (moment: string) => {
    const { day, time } = sayWhen(Date.parse(moment), serverNow(), language)
    return day === 'before' ? time : when(day, { time })
  }
  const tell = (kind: string, what: 'found' | 'position', answer: string) => {
    setFailed(false)
    const asked = { kind, call: `POST /api/missing-persons/mine/:id/${what}`, id }
    return tellAnswer<OwnPerson>(asked, answer, ({ state, reply }) => {
      if (state === 'failed') setFailed(true)
      if (reply) keepOne(reply)
    })
  }
  return (
    <li>
      <p className={style.number}>
        {t('number')} <strong className="num">{number}</strong>
      </p>
      {said ? (
        <blockquote>
          <p dir="auto">{said.person}</p>
          {said.last_seen ? (
            <p dir="auto">{t(said.is_found ? 'foundAt' : 'lastSeen', { where: said.last_seen })}</p>
          ) : null}
        </blockquote>
      ) : null}
      {report.status === 'closed' ? (
        <Note kind="ok" title={t('over', { time: closed_at ? time(closed_at) : '' })} live="status">
          <span>{withCalls(t('overWrong', { number }))}</span>
        </Note>
      ) : isTelling ? (
        <Note kind="info" title={t('telling')} live="status" />
      ) : (
        <>
          <ul className={style.steps}>
            <li>
              <Icon name="i-check" size={20} /> {t('sent', { time: time(created_at) })}
            </li>
            <li>
              <Icon name={seen_at ? 'i-check' : 'i-clock'} size={20} />{' '}
              <span role="status">{seen_at ? t('seen', { time: time(seen_at) }) : t('notSeen')}</span>
            </li>
            {position ? (
              <li>
                <Icon name="i-check" size={20} />{' '}
                {t('positionSent', { time: time(position.at), metres: Math.max(5, position.accuracy_m) })}
              </li>
            ) : null}
          </ul>
          <p>{withCalls(t(is_found ? 'stayFound' : 'stay'))}</p>
          <a className="btn btn--main btn--block" href="tel:155304">
            <Icon name="i-phone" />
            <span>{t('call', { call: '155304', number })}</span>
          </a>
          {is_found ? null : (
            <button
              type="button"
              className="btn btn--line btn--block"
              onClick={() => tell(foundKind, 'found', 'found')}
            >
              <Icon name="i-check" />
              <span>{t('foundAgain')}</span>
            </button>
          )}
          {isSending ? (
            <p role="status">{t('positionWaits')}</p>
          ) : (
            <PositionButton
              position=""
              label={t(position ? 'positionAgain' : 'position')}
              instead={withCalls(t('instead', { number }))}
              onChange={where => tell(positionKind, 'position', where)}
            />
          )}
        </>
      )}
      {isFailed ? <Note kind="err" title={withCalls(t('failed', { number }))} live="alert" /> : null}
    </li>
  )
}

/** Without a network: the age of what the phone shows. */
function Away({ at }: { at: number }) {
  const t = useText(missingPersonOwnTexts)
  const { language } = useLanguage()
  return (
    <p className="tiny" role="status">
      {at ? t('asOf', { time: sayTime(at, language) }) : t('notAsked')}
    </p>
  )
}
