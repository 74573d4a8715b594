import { useState } from 'react'
import { inSize } from '#common/photo.ts'
import { serviceNumber, telLink } from '#common/service-number.ts'
import { asApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useNow } from '#kit/web/now.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { withWork } from '#kit/web/work.ts'
import { Icon } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { Item, lostFoundContract } from './contract.ts'
import { kindNames } from './item-kinds.ts'
import style from './lost-found.module.css'
import { sayWhen } from './say-when.ts'
import { lostFoundTexts } from './texts.ts'

const Viewer = lazyPart(() => import('./viewer.tsx').then(part => part.Viewer))
const cityHelpDesk = '155304' // facts: municipal control room and help desk

/** Where a found thing waits: the finder's text, marked as unchecked, with the city's own number beside it. */
function HelpDesk({ item }: { item: Item }) {
  const t = useText(lostFoundTexts)
  const typed = item.helpdesk_contact
  const number = typed && serviceNumber(typed)
  return (
    <>
      {number ? (
        <a className="btn btn--line btn--s" href={telLink(number)} aria-label={t('call', { number })}>
          <Icon name="i-phone" size={20} />
          <span className="num">{number}</span>
        </a>
      ) : typed ? (
        <p>
          <bdi>{t('byFinder', { contact: typed })}</bdi>
        </p>
      ) : null}
      {typed || item.submitted_at ? (
        <p className={item.helpdesk_verified ? style.known : style.typed}>
          {t(item.helpdesk_verified ? 'verified' : 'unverified')}
        </p>
      ) : null}
      {number === cityHelpDesk ? null : (
        <a className={style.city} href={telLink(cityHelpDesk)}>
          <Icon name="i-control" size={20} />
          {t('helpDesk')}
        </a>
      )}
    </>
  )
}

/** A thing's title: its description, or its kind. */
export const useItemName = () => {
  const say = useSay()
  return (item: Pick<Item, 'description' | 'kind'>) => item.description || say(kindNames[item.kind])
}

/** Things as everybody sees them; a tap on a photo enlarges it. */
export function ItemCards({ items }: { items: readonly Item[] }) {
  const now = useNow() ?? serverNow()
  const nameOf = useItemName()
  const [enlarged, setEnlarged] = useState<Item>()
  return (
    <>
      <ul className={style.items}>
        {items.map(item => (
          <ItemCard key={item.id} item={item} now={now} onEnlarge={() => setEnlarged(item)} />
        ))}
      </ul>
      {enlarged ? (
        <Viewer item={enlarged} what={nameOf(enlarged)} onClose={() => setEnlarged(undefined)} />
      ) : null}
    </>
  )
}

/** One thing: its photo, where it waits or what it is, who reported it and when, and how to reach them. */
export function ItemCard({ item, now, onEnlarge }: { item: Item; now: number; onEnlarge: () => void }) {
  const t = useText(lostFoundTexts)
  const { language } = useLanguage()
  const [isBroken, setBroken] = useState(false)
  const what = useItemName()(item)
  const kind = useSay()(kindNames[item.kind])
  const when = sayWhen(Date.parse(item.created_at), now, language)
  return (
    <li className={style.item}>
      <button type="button" className={style.photo} aria-label={t('enlarge', { what })} onClick={onEnlarge}>
        {isBroken ? (
          <span className={`tiny ${style.missing}`}>
            <Icon name="i-gallery" size={32} />
            <small>{t('photoMissing')}</small>
          </span>
        ) : (
          <img
            src={inSize(item.images, 320)}
            alt=""
            width={112}
            height={112}
            loading="lazy"
            onError={() => setBroken(true)}
          />
        )}
      </button>
      <div>
        <h2 className="strong">
          <bdi>{item.submitted_at ?? kind}</bdi>
        </h2>
        {item.submitted_at || item.description ? (
          <p>
            <bdi lang={/\p{Script=Devanagari}/u.test(what) ? 'hi' : 'en'}>{what}</bdi>
          </p>
        ) : null}
        <p className="sub">
          <bdi>{item.name}</bdi> ·{' '}
          <time dateTime={item.created_at}>
            {when.day === 'before' ? when.time : t(when.day, { time: when.time })}
          </time>
        </p>
        <div className={`cluster ${style.reach}`}>
          {/* Who hides their number is reached through the help desk. */}
          {item.type === 'Found' || !item.can_reveal ? <HelpDesk item={item} /> : null}
          {item.can_reveal ? <PhoneReveal item={item} /> : null}
        </div>
      </div>
    </li>
  )
}

const call = client<typeof lostFoundContract>()
type Problem = 'revealAsked' | 'revealLimit' | 'revealGone' | 'revealFailed'
type Answer = { phone: string } | { problem: Problem }

/** The reporter's number, masked until somebody asks; then the number to call. One at a time, five a day (threats §7.2). */
function PhoneReveal({ item }: { item: Item }) {
  const t = useText(lostFoundTexts)
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const ask = async () => {
    setAsking(true)
    setAnswer(undefined)
    setAnswer(await reveal(item.id))
    setAsking(false)
  }
  if (answer && 'phone' in answer)
    return (
      <a
        className="btn btn--line btn--s"
        href={telLink(answer.phone)}
        aria-label={t('call', { number: answer.phone })}
        ref={link => link?.focus()}
      >
        <Icon name="i-phone" size={20} />
        <span className="num">{answer.phone}</span>
      </a>
    )
  return (
    <>
      <button type="button" className="btn btn--line btn--s" disabled={isAsking} onClick={ask}>
        {isAsking ? <i className="spin" /> : <Icon name="i-phone" size={20} />}
        <span>
          <span className="num">{item.phone_masked}</span> {t('reveal')}
          <span className="hide">: {item.name}</span>
        </span>
      </button>
      {answer ? (
        <p className={answer.problem === 'revealAsked' ? 'sub' : 'err'} role="alert">
          {withCalls(t(answer.problem))}
        </p>
      ) : null}
    </>
  )
}

async function reveal(id: string): Promise<Answer> {
  try {
    return await withDevice(() =>
      withWork('reveal', work => call('POST /api/lost-found/:id/phone', { params: { id }, body: { work } })),
    )
  } catch (error) {
    const { status, code } = asApiError(error)
    if (code === 'asked') return { problem: 'revealAsked' }
    return { problem: status === 429 ? 'revealLimit' : status === 404 ? 'revealGone' : 'revealFailed' }
  }
}
