import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { ZodMiniType } from 'zod/mini'
import type { Call as ApiCall } from '#common/contract.ts'
import { distanceKm } from '#common/distance.ts'
import { directionsUrl } from '#common/map-url.ts'
import { findPost, postInWords } from '#common/post-code.ts'
import { sayPostCode } from '#common/post-name.ts'
import { facilityTypes, type PlaceType } from '#content/facility-types.ts'
import { isArea, type NearbyPlace, nearestOpen } from '#content/nearby.ts'
import { openHelp } from '#kit/web/help.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { useLiveList } from '#kit/web/live-list.ts'
import { NotLoaded } from '#kit/web/load-state.tsx'
import type { LocationState } from '#kit/web/location.ts'
import { Locator } from '#kit/web/locator.tsx'
import { useNow } from '#kit/web/now.ts'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { nearestPost } from '#kit/web/posts.ts'
import { queryHook } from '#kit/web/query.ts'
import { Call } from '#ui/call.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import type { Post, postsContract } from './contract.ts'
import style from './posts.module.css'
import { postsTexts } from './texts.ts'

const usePostList = queryHook<typeof postsContract>()
/** What this screen needs of a place of the guide; the rows belong to the feature facilities. */
type Place = NearbyPlace & { facility_type: PlaceType }
type PlacesCall = ApiCall & { reply: ZodMiniType<{ facilities: Place[] }> }
const usePlaces = queryHook<{ 'GET /api/facilities': PlacesCall }>()

/** `/p` and `/p/G27`, which the code on a post opens: where it is, what is near it, and how to say it. */
export function PostScreen({ params: { code } }: ScreenProps) {
  const t = useText(postsTexts)
  // The page that was rendered before anybody asked is the same for every post.
  const isReady = useNow() !== undefined
  const query = usePostList('GET /api/posts', {})
  useLiveList('posts', query, {
    url: '/api/posts',
    rowsOf: ({ posts }) => posts,
    idOf: ({ code }) => code,
    withRows: (_, posts) => ({ posts }),
  })
  const { value } = query
  const wanted = isReady && code ? decoded(code) : undefined
  if (wanted === undefined) return <Asked posts={isReady ? value?.posts : undefined} />
  if (!value)
    return (
      <Page>
        <NotLoaded query={query} failed={t('failed')}>
          <Call icon="i-control" label={t('helpDesk')} number="155304" />
        </NotLoaded>
      </Page>
    )
  const found = findPost(wanted, value.posts)
  if (found && 'post' in found) return <PostShown post={found.post} posts={value.posts} />
  return <Asked posts={value.posts} said={wanted} />
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Asks for the number, or shows which post is near. `said`: what the address contains instead of a post's code. */
function Asked({ posts, said }: { posts: readonly Post[] | undefined; said?: string }) {
  const t = useText(postsTexts)
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(said)
  const found = asked === undefined ? undefined : findPost(asked, posts ?? [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = findPost(typed, posts ?? [])
    if (next && 'post' in next) go(paths.post(next.post.code))
    else setAsked(typed)
  }
  if (posts?.length === 0)
    return (
      <Page>
        <State icon="i-pole" title={t('noneYet')}>
          <p>{t('noneYetUse')}</p>
          <Call icon="i-control" label={t('helpDesk')} number="155304" />
        </State>
      </Page>
    )
  return (
    <Page>
      <form className={`stack ${style.ask}`} noValidate onSubmit={submit}>
        <p>{t('lead')}</p>
        <TextField
          label={t('field')}
          hint={t('fieldHint', { code: 'G 27' })}
          error={asked !== undefined && posts && !found ? t('notCode') : undefined}
          value={typed}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          onChange={setTyped}
        />
        <button type="submit" className="btn btn--main">
          <Icon name="i-search" />
          {t('find')}
        </button>
      </form>
      <div role="status">
        {found && 'ask' in found ? (
          <section className={style.part}>
            <h2>{t('didYouMean')}</h2>
            <Posts posts={found.ask} />
          </section>
        ) : null}
        {found && 'unknown' in found ? (
          <Note kind="warn" title={t('unknown', { code: sayPostCode(found.unknown) })}>
            <p>{t('unknownUse')}</p>
          </Note>
        ) : null}
      </div>
      {posts ? <NearMe posts={posts} /> : null}
      <div className={style.part}>
        <Call icon="i-control" label={t('helpDesk')} number="155304" />
      </div>
    </Page>
  )
}

function Posts({ posts }: { posts: readonly Post[] }) {
  const name = usePostWords()
  return (
    <ul className="list">
      {posts.map(post => (
        <li key={post.code}>
          <Link href={paths.post(post.code)} className="row">
            <b className={style.code}>{sayPostCode(post.code)}</b>
            <span>{name(post)}</span>
            <Icon name="i-chevron" className="row-end" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** 'Light pole, beside the water tank'. */
function usePostWords(): (post: Post) => string {
  const t = useText(postsTexts)
  const say = useSay()
  return ({ kind, beside, gone }) =>
    [t(kind), beside && t('beside', { place: say(beside) }), gone && t('gone')].filter(Boolean).join(', ')
}

/** The nearest post, once the reader asks for it. */
function NearMe({ posts }: { posts: readonly Post[] }) {
  const t = useText(postsTexts)
  const [round, setRound] = useState(0)
  const [location, setLocation] = useState<LocationState>()
  if (round === 0)
    return (
      <button type="button" className={`btn btn--line ${style.near}`} onClick={() => setRound(1)}>
        <Icon name="i-locate" />
        {t('nearMe')}
      </button>
    )
  const near = location?.status === 'found' ? nearestPost(location.found, posts) : undefined
  return (
    <>
      <Locator plan="screen" round={round} onRetry={() => setRound(round + 1)} onLocation={setLocation} />
      <div role="status">
        {near ? (
          <section className={style.part}>
            <h2>{t('nearest')}</h2>
            <Link href={paths.post(near.post.code)} className="row">
              <b className={style.code}>{sayPostCode(near.post.code)}</b>
              <span>{t('away', { n: near.metres, error: near.errorM })}</span>
              <Icon name="i-chevron" className="row-end" />
            </Link>
          </section>
        ) : location?.status === 'found' ? (
          <p className={style.known}>{t('noneNear')}</p>
        ) : null}
      </div>
    </>
  )
}

/** The post nearest to where another one was. */
function nearestTo(post: Post, posts: readonly Post[]): Post | undefined {
  const { position } = post
  const standing = posts.filter(other => !other.gone && other.position && other.code !== post.code)
  if (!position) return undefined
  const away = (other: Post) => distanceKm(position, other.position ?? position)
  return standing.toSorted((a, b) => away(a) - away(b))[0]
}

/** The page of one post. */
export function PostShown({ post, posts }: { post: Post; posts: readonly Post[] }) {
  const t = useText(postsTexts)
  const say = useSay()
  const words = usePostWords()
  const { code, position, precision_m, from_line, gone } = post
  const next = gone && nearestTo(post, posts)
  const known = from_line
    ? t('fromLine')
    : !position
      ? t('noPosition')
      : precision_m === undefined
        ? t('placed')
        : t('measured', { n: precision_m })
  return (
    <Page title={sayPostCode(code)}>
      <div className={style.plate}>
        <strong aria-hidden="true">{sayPostCode(code)}</strong>
        <p>{say(postInWords(code))}</p>
        <p>{words({ ...post, gone: undefined })}</p>
      </div>
      {gone ? (
        <Note kind="warn" title={t('gone')}>
          {next ? (
            <Link href={paths.post(next.code)}>{t('goneNearest', { code: sayPostCode(next.code) })}</Link>
          ) : null}
        </Note>
      ) : null}
      <section className={`stack ${style.help}`}>
        <h2>{t('needHelp')}</h2>
        <p>{t('sayIt', { words: say(postInWords(code)) })}</p>
        <Call icon="i-control" label={t('helpDesk')} number="155304" />
        <div className="row2">
          <button type="button" className="btn btn--line" onClick={() => openHelp()}>
            <Icon name="i-locate" size={20} />
            {t('sendPosition')}
          </button>
          <Link className="btn btn--line" href={paths.danger()} state={{ post: code }}>
            <Icon name="i-warning" size={20} />
            {t('danger')}
          </Link>
          <Link className="btn btn--line" href={paths.missingPerson()} state={{ post: code }}>
            <Icon name="i-child" size={20} />
            {t('missing')}
          </Link>
          <Link className="btn btn--line" href={paths.looksLost()} state={{ post: code }}>
            <Icon name="i-user" size={20} />
            {t('looksLost')}
          </Link>
          <Link className="btn btn--line" href={paths.complaints()} state={{ post: code }}>
            <Icon name="i-mail" size={20} />
            {t('complaint')}
          </Link>
        </div>
      </section>
      <p className={style.known}>
        <Icon name="i-pin" size={20} />
        {known}
      </p>
      {position && precision_m !== undefined ? (
        <>
          <Near position={position} accuracyM={precision_m} />
          <OutsideLink className={`btn btn--line ${style.near}`} href={directionsUrl(position, 'walking')}>
            <Icon name="i-navigate" size={20} />
            {t('directions')}
          </OutsideLink>
        </>
      ) : null}
      <Link href={paths.post()} className={`btn btn--quiet ${style.near}`}>
        {t('other')}
      </Link>
    </Page>
  )
}

/** What somebody at a post looks for, if it is within this many km. */
const nearKm = 2
const wanted: readonly PlaceType[] = ['drinking-water', 'toilet', 'health-centre', 'shivir']

/** The nearest water, toilet, doctor and camp. */
function Near({ position, accuracyM }: { position: { lat: number; lng: number }; accuracyM: number }) {
  const t = useText(postsTexts)
  const say = useSay()
  const places = usePlaces('GET /api/facilities', {}).value?.facilities ?? []
  const now = useNow() ?? 0
  const rows = wanted.flatMap(type => {
    // An area has no distance.
    const pins = places.filter(
      place => place.facility_type === type && place.precision_m !== null && !isArea(place),
    )
    const first = nearestOpen(pins, { point: position, accuracyM }, nearKm, now)
    return first ? [{ type, ...first }] : []
  })
  if (rows.length === 0) return null
  return (
    <section className={style.part}>
      <h2>{t('near')}</h2>
      <ul className="list">
        {rows.map(({ type, place, km }) => (
          <li key={type}>
            <Link href={paths.facility(type)} className="row">
              <Icon name={facilityTypes[type].icon} />
              <span>
                <span>{say(facilityTypes[type].label)}</span>
                <small>
                  {say(place.name)}, {t('metres', { n: Math.round(km * 1000) })}
                </small>
              </span>
              <Icon name="i-chevron" className="row-end" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
