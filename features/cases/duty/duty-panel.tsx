import { type FormEvent, useRef, useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { PairField } from '#kit/web/staff/fields.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { ChangedMeanwhile, NotSaved, SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { usePolling } from '#kit/web/staff/use-polling.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import { Chips } from '#ui/chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import styles from './duty.module.css'
import type { Duty, DutyPost, dutyContract } from './duty-contract.ts'
import { HandOver } from './hand-over.tsx'
import { dutyTexts } from './texts.ts'
import { ToldOrders } from './told-orders.tsx'

const useDuty = staffQueryHook<typeof dutyContract>()
const call = staffClient<typeof dutyContract>()
/** Minutes before its end from which a shift is marked. */
const soon = 30

/** Staff console: who is on duty where, who is notified of cases in which order, and the hand-over of a shift. */
export function DutyPanel() {
  const query = useDuty('GET /api/duty', {})
  usePolling(query.refresh)
  return <Loaded query={query}>{duty => <DutyView duty={duty} refresh={query.refresh} />}</Loaded>
}

function DutyView({ duty, refresh }: { duty: Duty; refresh: () => Promise<void> }) {
  const t = useText(dutyTexts)
  const say = useSay()
  const { language } = useLanguage()
  const [view, setView] = useState<'byPlace' | 'toldFirst'>('byPlace')
  const [isEnding, setEnding] = useState(false)
  const { mine, posts } = duty
  const own = posts.find(({ id }) => id === mine?.post)
  if (isEnding) return <HandOver duty={duty} onEnd={() => refresh().then(() => setEnding(false))} />
  return (
    <div className={`stack ${styles.panel}`}>
      <div className={`board ${styles.me}`}>
        <Icon name="i-shield" size={20} />
        <span>
          {mine && own
            ? t('me', { post: say(own.name), time: sayTime(Date.parse(mine.until), language) })
            : t('off')}
        </span>
        {mine ? (
          <button type="button" className="btn btn--line btn--s" onClick={() => setEnding(true)}>
            <Icon name="i-swap" size={20} />
            {t('handOver')}
          </button>
        ) : null}
      </div>
      <Chips
        label={t('views')}
        selected={view}
        onSelect={setView}
        choices={(['byPlace', 'toldFirst'] as const).map(id => ({ id, label: t(id) }))}
      />
      {view === 'toldFirst' ? (
        <ToldOrders duty={duty} onSaved={refresh} />
      ) : (
        <>
          {posts.length === 0 ? (
            <State icon="i-swap" title={t('noPosts')}>
              <p className="sub">{t('noPostsUse')}</p>
            </State>
          ) : null}
          <ul className="divided board">
            {posts.map(post => (
              <Post key={post.id} post={post} duty={duty} onChanged={refresh} />
            ))}
          </ul>
          {duty.may_edit ? <PostForm refresh={refresh} /> : null}
        </>
      )}
    </div>
  )
}

function Post({ post, duty, onChanged }: { post: DutyPost; duty: Duty; onChanged: () => Promise<void> }) {
  const t = useText(dutyTexts)
  const say = useSay()
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { attempt, error } = useAttempt()
  const time = (at: string) => sayTime(Date.parse(at), language)
  const begin = (hours: number) =>
    attempt(async () => {
      await call('PUT /api/duty', { body: { post: post.id, hours } })
      setOpen(false)
      await onChanged()
    })
  const isMine = duty.mine?.post === post.id
  return (
    <li className={styles.post}>
      <div className={styles.head}>
        <div>
          <b>{say(post.name)}</b>
          {post.people.map(({ username, until }) => (
            <small key={username} className="sub">
              {t('until', { name: username, time: time(until) })}
            </small>
          ))}
          {duty.may_edit && !post.is_placed ? (
            <small className="sub">{t('notPlaced', { code: 'G 27' })}</small>
          ) : null}
          {post.note ? (
            <small className={`sub ${styles.note}`}>
              {t('lastNote', { name: post.note.by, time: time(post.note.at), words: post.note.words })}
            </small>
          ) : null}
        </div>
        <Staffed post={post} now={Date.parse(duty.now)} />
      </div>
      <div className="cluster">
        {isMine ? null : (
          <button
            type="button"
            className="btn btn--line btn--s"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('begin')}
          </button>
        )}
      </div>
      {isOpen ? (
        <fieldset className={`cluster ${styles.hours}`}>
          <legend>{t('hours')}</legend>
          {[4, 6, 8, 12].map(hours => (
            <button key={hours} type="button" className="btn btn--main btn--s" onClick={() => begin(hours)}>
              {t('hour', { n: hours })}
            </button>
          ))}
        </fieldset>
      ) : null}
      <NotSaved error={error} />
      {duty.may_edit ? <PostForm post={post} refresh={onChanged} /> : null}
    </li>
  )
}

/** On duty, nobody soon, or nobody: by shape, word and colour. */
function Staffed({ post, now }: { post: DutyPost; now: number }) {
  const t = useText(dutyTexts)
  const last = Math.max(...post.people.map(({ until }) => Date.parse(until)))
  const left = Math.floor((last - now) / 60_000)
  const [level, icon, words] =
    post.people.length === 0
      ? (['high', 'l-high', t('nobody')] as const)
      : left < soon
        ? (['medium', 'l-medium', t('left', { n: Math.max(0, left) })] as const)
        : (['low', 'l-low', t('onDuty')] as const)
  return (
    <span className={`lvl lvl--${level}`}>
      <Icon name={icon} size={20} />
      {words}
    </span>
  )
}

type Props = {
  post?: DutyPost
  /** Reads the list again. */
  refresh: () => Promise<void>
}

/** Adds, renames or removes a post. For the chief. */
function PostForm({ post, refresh }: Props) {
  const t = useText(dutyTexts)
  const [isOpen, setOpen] = useState(false)
  /** It begins with the name that the post has when it is first opened, and keeps what is typed until that is saved. */
  const [isBegun, setBegun] = useState(false)
  const end = () => {
    setOpen(false)
    setBegun(false)
  }
  return (
    <details
      className={styles.edit}
      open={isOpen}
      onToggle={event => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open) setBegun(true)
      }}
    >
      <summary className="unfold">{t(post ? 'postName' : 'addPost')}</summary>
      {isBegun ? <PostFields post={post} refresh={refresh} onSaved={end} /> : null}
    </details>
  )
}

function PostFields({ post, refresh, onSaved }: Props & { onSaved: () => void }) {
  const t = useText(dutyTexts)
  // Another name is another post: the one before may have been stored, though its answer was lost.
  const [id, setId] = useState(newId)
  const [name, setName] = useState(post?.name ?? { en: '', hi: '' })
  const { save: saveOver, error, isStale, mend, forget } = useSeen(post?.updated_at ?? '', refresh)
  const form = useRef<HTMLFormElement>(null)
  const wrong = new Map(error?.fields.map(({ path, code }) => [path, code]))
  const save = async (is_active: boolean) => {
    const refused = await saveOver(async updated_at => {
      if (post)
        await call('PUT /api/duty/posts/:id', {
          params: { id: post.id },
          body: { name, is_active, updated_at },
        })
      else await call('POST /api/duty/posts', { body: { id, name } })
      onSaved()
      return updated_at
    })
    if (refused?.code === 'invalid') showFirstFault(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(true)
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <PairField
        label={t('postName')}
        value={name}
        onChange={changed => {
          setId(newId())
          setName(changed)
          if (error?.code === 'taken') forget()
          mend((['en', 'hi'] as const).filter(one => changed[one] !== name[one]).map(one => `name.${one}`))
        }}
        path="name"
        wrong={wrong}
        max={80}
      />
      {isStale && post ? (
        <ChangedMeanwhile now={`${post.name.hi} · ${post.name.en}`} />
      ) : error?.code === 'taken' ? (
        <Note kind="err" live="alert" title={t('taken')} />
      ) : (
        <NotSaved error={wrong.size === 0 ? error : undefined} isTyped />
      )}
      <div className="cluster">
        <SaveButton className="btn--main btn--s" />
        {post ? (
          <button type="button" className="btn btn--quiet btn--s" onClick={() => save(false)}>
            {t('remove')}
          </button>
        ) : null}
      </div>
    </form>
  )
}
