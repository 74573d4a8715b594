import { dakBamLeaveAt, tailPlaces } from '#content/queue-places.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './queue.module.css'
import { queueTexts } from './texts.ts'

const fromTemple = tailPlaces.toReversed()
const dakBam = fromTemple.findIndex(({ id }) => id === dakBamLeaveAt)

/**
 * The way of the queue from the temple outwards, as a list: the part that people stand on is a thick line down to the tail,
 * the rest is dotted. Without a tail all of it is dotted and nobody is told where to join.
 */
export function QueueLine({ tail }: { tail: string | undefined }) {
  const t = useText(queueTexts)
  const say = useSay()
  const end = fromTemple.findIndex(({ id }) => id === tail)
  const shown = fromTemple.slice(0, Math.max(end + 1, dakBam) + 1)
  return (
    <ol className={style.line} aria-label={t(end < 0 ? 'way' : 'line')}>
      {shown.map(({ id, name }, index) => (
        <li key={id} className={classOf(index, end)}>
          {index === 0 ? <Icon name="i-darshan" size={32} /> : null}
          <span>{say(name)}</span>
          {index === end ? <Badge kind="near">{t('joinHere')}</Badge> : null}
          {id === dakBamLeaveAt ? <span className={`badge ${style.apart}`}>{t('dakLeave')}</span> : null}
        </li>
      ))}
    </ol>
  )
}

const classOf = (index: number, end: number) =>
  [index === 0 ? style.goal : '', index < end ? style.inside : '', index === end ? style.end : '']
    .filter(Boolean)
    .join(' ') || undefined
