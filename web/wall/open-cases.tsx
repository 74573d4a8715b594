import { Link } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { wallTexts } from './texts.ts'
import { useOpenCases } from './use-wall.tsx'

const most = 5

/** Cases that nobody has taken, by kind and minutes: no words, no names, no places of persons. */
export function OpenCases({ now }: { now: number }) {
  const t = useText(wallTexts)
  const say = useSay()
  const { value, savedAt, error } = useOpenCases()
  if (error?.code === 'unauthenticated')
    return (
      <>
        <p className="wall-small">{t('signIn')}</p>
        <Link href={paths.admin()} className="btn btn--main">
          {t('toSignIn')}
        </Link>
      </>
    )
  if (!value) return <p className="wall-small">{t('loading')}</p>
  // By the server's clock.
  const serverNow = now + Date.parse(value.now) - (savedAt ?? now)
  const minutes = (raisedAt: string) => Math.max(0, Math.floor((serverNow - Date.parse(raisedAt)) / 60_000))
  const open = value.cases.filter(({ owner }) => owner === null)
  const unseen = open.filter(({ seen_at }) => !seen_at).length
  const first = open.toSorted(
    (a, b) => Number(b.is_urgent) - Number(a.is_urgent) || Date.parse(a.due_at) - Date.parse(b.due_at),
  )
  return (
    <>
      <h2>{open.length ? t('open', { n: open.length }) : t('noneOpen')}</h2>
      <ul className="wall-list">
        {first.slice(0, most).map(({ id, title, is_urgent, raised_at }) => (
          <li key={id} className={is_urgent ? 'wall-line wall-urgent' : 'wall-line'}>
            <Icon name={is_urgent ? 'i-warning' : 'i-bell'} size={48} />
            <span>{say(title)}</span>
            <small>{t('minutes', { n: minutes(raised_at) })}</small>
          </li>
        ))}
      </ul>
      {unseen ? <p className="wall-join">{t('unseen', { n: unseen })}</p> : null}
      <p className="wall-small">{t('inHand', { n: value.cases.length - open.length })}</p>
    </>
  )
}
