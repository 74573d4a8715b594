import { useId, useState } from 'react'
import { Link } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { newHereLink } from '#kit/web/staff/new-here.ts'
import { Icon } from '#ui/icon.tsx'
import { looks } from '../looks.ts'
import type { Decide } from './contract.ts'
import styles from './desk.module.css'
import { type Candidate, listsOf, type Proposal } from './proposals.ts'
import { deskTexts } from './texts.ts'

type Props = { proposal: Proposal; isShown: boolean; onShow: () => void; decide: Decide }
const isCrowdList = (list: string) => list.startsWith('crowd-')
const keyOf = ({ place }: Candidate) => `${place.list}/${place.id}`

/** One record and the possible decisions; none is preselected. */
export function ProposalCard({ proposal: { point, candidates, double }, isShown, onShow, decide }: Props) {
  const t = useText(deskTexts)
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const [hasPhoto, setPhoto] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [nearest] = candidates
  const target = candidates.find(one => keyOf(one) === chosen)
  const kind = say(looks[point.kind].label)
  const lists = listsOf[point.kind]
  const act = async (body: Parameters<Decide>[1]) => {
    setBusy(true)
    await decide(point.id, body)
    setBusy(false)
  }
  const nameOf = ({ place, metres }: Candidate) =>
    metres === null
      ? t('unknownPosition', { name: say(place.name) })
      : t('candidate', { name: say(place.name), n: metres })
  const title = !nearest
    ? t('fresh', { kind })
    : nearest.metres === null
      ? t('perhaps', { kind, name: say(nearest.place.name) })
      : t('away', { kind, name: say(nearest.place.name), n: nearest.metres })
  const [list] = lists ?? []
  const newHere = list && {
    panel: isCrowdList(list) ? 'crowd-places' : list === 'post' ? 'posts' : 'places',
    kind: isCrowdList(list) ? list.slice('crowd-'.length) : list === 'post' ? 'pole' : list,
  }
  const when = sayDayTime(Date.parse(point.seen_at), language)
  return (
    <li className={isShown ? styles.shown : undefined}>
      <Icon name={looks[point.kind].icon} />
      <div>
        <b>{title}</b>
        <small className="sub">
          <span>{t('seen', { walker: point.walker, when, n: point.accuracy_m })}</span>
          <span>
            {(target ?? nearest)?.place.precision_m
              ? ` · ${t('guideSays', { n: (target ?? nearest)?.place.precision_m ?? 0 })}`
              : ''}
          </span>
        </small>
        {point.note ? <p>{point.note}</p> : null}
        {hasPhoto ? <img src={`/api/survey/points/${point.id}/photo`} alt={t('photoOf')} /> : null}
        {candidates.length > 0 ? (
          <label className={styles.choice} htmlFor={id}>
            {t('place')}
            <select
              id={id}
              className="in"
              value={chosen ?? ''}
              onChange={event => setChosen(event.target.value)}
            >
              <option value="">{t('choose')}</option>
              {candidates.map(one => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <div className={styles.keys}>
          {candidates.length > 0 ? (
            <button
              type="button"
              className="btn btn--main btn--s"
              disabled={isBusy || !target}
              onClick={() =>
                target && act({ decision: 'taken', list: target.place.list, target: target.place.id })
              }
            >
              {t('move')}
            </button>
          ) : null}
          {newHere ? (
            <Link
              className="btn btn--line btn--s"
              href={newHereLink(newHere.panel, {
                ...{ kind: newHere.kind, lat: point.lat, lng: point.lng, precision_m: point.accuracy_m },
                source: t('seen', { walker: point.walker, when, n: point.accuracy_m }),
              })}
            >
              <Icon name="i-plus" size={20} />
              {t('newHere')}
            </Link>
          ) : null}
          {double ? (
            <button
              type="button"
              className="btn btn--line btn--s"
              disabled={isBusy}
              onClick={() => act({ decision: 'merged', into: double.of.id })}
            >
              <Icon name="i-merge" size={20} />
              {t('merge', { n: double.metres })}
            </button>
          ) : null}
          <button
            type="button"
            className="btn btn--quiet btn--s"
            disabled={isBusy}
            onClick={() => act({ decision: 'left' })}
          >
            {t('leave')}
          </button>
          {point.has_photo && !hasPhoto ? (
            <button type="button" className="btn btn--quiet btn--s" onClick={() => setPhoto(true)}>
              {t('photo')}
            </button>
          ) : null}
          {isShown ? null : (
            <button type="button" className="btn btn--quiet btn--s" onClick={onShow}>
              {t('show')}
            </button>
          )}
        </div>
        {newHere ? <small className="sub">{t('newHereUse')}</small> : null}
      </div>
    </li>
  )
}
