import { Fragment, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { newId } from '#common/id.ts'
import { sayAge } from '#kit/web/age.tsx'
import type { ApiError } from '#kit/web/api.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.ts'
import { flush, submit } from '#kit/web/outbox/outbox.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { AlikeFold } from '#kit/web/staff/alike-fold.tsx'
import { LeftList } from '#kit/web/staff/inbox.tsx'
import { OlderAnswer, StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { OthersWait } from '#kit/web/staff/others-wait.tsx'
import { ShowMore } from '#kit/web/staff/show-more.tsx'
import { readAhead, staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { signedInName } from '#kit/web/staff/staff-hints.ts'
import { useOpenRows } from '#kit/web/staff/use-open-rows.ts'
import { Chips } from '#ui/chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import type { CaseList, CaseRow, casesContract } from '../contract.ts'
import { PushSwitch } from '../push/push-switch.tsx'
import { useSoundSwitch } from '../sound.ts'
import { casesTexts } from '../texts.ts'
import { useWatched } from '../use-case-watch.ts'
import { CaseItem } from './case-item.tsx'
import styles from './cases.module.css'

const useCases = staffQueryHook<typeof casesContract>()
const call = staffClient<typeof casesContract>()
/** Titles of the groups, and how each is sorted. */
const asides = { doneToday: undefined, waiting: 'shortestFirst', inHand: 'oldestFirst' } as const
type Group = keyof typeof asides
const lists = ['all', 'nobodys', 'mine', 'done'] as const
type List = (typeof lists)[number]
/** How often the list may be extended (`times` of the call). */
const mostTimes = 20

/** Staff console: everything that needs a person, with untaken cases first. */
export function CasesPanel() {
  const t = useText(casesTexts)
  const say = useSay()
  const { language } = useLanguage()
  const [list, setList] = useState<List>('all')
  const asked = new URLSearchParams(useSearch()).get('case') ?? undefined
  const [open, setOpen] = useState(asked)
  useEffect(() => {
    if (asked) setOpen(asked)
  }, [asked])
  const [kind, setKind] = useState(() => new URLSearchParams(location.search).get('kind') ?? '')
  /** A case that is being written about stays in its group, so that nothing typed is lost. */
  const [written, setWritten] = useState<{ id: string; group: Group }>()
  const [failed, setFailed] = useState<{ id: string; why: ApiError }>()
  const wanted = list === 'done' ? 'done' : 'open'
  const [times, setTimes] = useState(1)
  const inputOf = (times: number) => ({ query: { list: wanted, times: `${times}` } }) as const
  const query = useCases('GET /api/cases', inputOf(times))
  const showMore = async () => {
    await readAhead('GET /api/cases', inputOf(times + 1))
    setTimes(times + 1)
  }
  const { value, savedAt, error, refresh } = query
  const topics = useWatched(refresh)?.topics
  const phone = useNow()
  const unsent = useUnsentTakes(refresh)
  const [isUnfolded, setUnfolded] = useState(false)
  /** A case that the address asks for is shown alone. */
  const isAlike = (row: CaseRow) => row.is_alike === true && row.id !== asked
  useSeen(value?.cases, row => isUnfolded || !isAlike(row))
  const { rows, hasLeft, replace } = useOpenRows({
    listed: value?.cases ?? [],
    newest: value?.cases,
    isOpen: id => id === open,
    readOne: async ({ id }) => (await call('GET /api/cases/:id', { params: { id } })).case,
  })
  if (!value) return <StaffNotLoaded query={query} failed={t('loadFailed')} />
  if (topics?.length === 0) return <State icon="i-bell" title={t('noKinds')} />
  const now = (phone ?? 0) + Date.parse(value.now) - (savedAt ?? 0)
  const cases = rows.filter(row => !kind || row.kind === kind)
  const listed = cases.filter(row => hasLeft(row) || !row.done_at)
  const nobodys = listed.filter(row => !row.owner).toSorted(byTimeLeft)
  const mine = listed.filter(row => row.owner && row.is_mine)
  const isWritten = ({ id }: CaseRow) => id === written?.id
  const isIn = (group: Group) => (row: CaseRow) =>
    isWritten(row) ? written?.group === group : (row.owner ? 'inHand' : 'waiting') === group
  const chosen = listed.filter(
    row => isWritten(row) || list === 'all' || (list === 'mine' ? row.is_mine : !row.owner),
  )
  const groups: { group: Group; rows: readonly CaseRow[] }[] =
    list === 'done'
      ? [{ group: 'doneToday', rows: cases }]
      : [
          { group: 'waiting', rows: chosen.filter(isIn('waiting')).toSorted(byTimeLeft) },
          { group: 'inHand', rows: chosen.filter(isIn('inHand')) },
        ]
  const more = leftOut(value, kind)
  const countOf = (some: readonly CaseRow[]) => some.filter(row => !hasLeft(row)).length
  const counts = {
    all: countOf(cases) + more.open,
    nobodys: countOf(nobodys) + more.untaken,
    mine: countOf(mine),
    done: value.done,
  }
  const notListed = { all: more.open, nobodys: more.untaken, mine: 0, done: kind ? 0 : more.done }[list]
  // At most one red block: the urgent case with the least time left.
  const red = nobodys.find(row => row.is_urgent && !row.done_at && !isAlike(row))?.id
  const title = value.cases.find(row => row.kind === kind)?.title
  const propsOf = (row: CaseRow, group: Group) => ({
    ...{ row, now, isRed: row.id === red, isOpen: open === row.id },
    isWaiting: unsent.includes(row.id) && !row.is_mine,
    onOpen: () => setOpen(open === row.id ? undefined : row.id),
    onOffline: () => takeLater(row.id),
    onChanged: () => {
      replace(row)
      return refresh()
    },
    onWriting: (is: boolean) => setWritten(is ? { id: row.id, group } : undefined),
    failure: failed?.id === row.id ? failed.why : undefined,
    onFailure: (why: ApiError | undefined) => setFailed(why && { id: row.id, why }),
  })
  const isEmpty = groups.every(({ rows }) => rows.length === 0)
  return (
    <div className={`stack ${styles.panel}`}>
      <div className={`cluster ${styles.tools}`}>
        <Chips
          label={t('which')}
          selected={list}
          onSelect={next => {
            // The open row belongs to the list that is left.
            if ((next === 'done') !== (list === 'done')) setOpen(undefined)
            setList(next)
          }}
          choices={lists.map(id => ({
            id,
            label: list === 'done' && id !== 'done' ? t(id, { n: '' }).trim() : t(id, { n: counts[id] }),
          }))}
        />
        <SoundSwitch />
      </div>
      {kind ? (
        <p className={styles.only}>
          {t('onlyKind', { kind: title ? say(title) : kind })}
          <button type="button" className="btn btn--line btn--s" onClick={() => setKind('')}>
            {t('everyKind')}
          </button>
        </p>
      ) : null}
      <PushSwitch />
      <OthersWait kind={takeKind} />
      <OlderAnswer error={error} title={t('copyOf', { time: sayAge(savedAt ?? 0, language) })} />
      {isEmpty ? (
        <State icon="i-check" title={t(list === 'done' ? 'noneDone' : 'none')}>
          {list === 'done' ? null : <p className="sub">{t('noneNext', { n: value.done })}</p>}
        </State>
      ) : null}
      {notListed > 0 ? (
        <Note
          kind="info"
          icon="i-bell"
          title={t(list === 'done' ? 'moreDone' : 'moreOpen', { n: notListed })}
        >
          {list === 'done' || times >= mostTimes ? null : (
            <ShowMore label={t('showMore')} read={showMore} className="btn--s" />
          )}
        </Note>
      ) : null}
      {groups.map(({ group, rows }) =>
        rows.length > 0 ? (
          <section key={group} className={styles.group}>
            <h2>
              {t(group)} <span className="num">· {rows.length}</span>
              <small className="tiny">{asides[group] && t(asides[group])}</small>
            </h2>
            <ul className={styles.list}>
              {rows.some(isAlike) ? (
                <AlikeFold
                  count={rows.filter(isAlike).length}
                  budget=""
                  isOpen={isUnfolded}
                  onOpen={() => setUnfolded(!isUnfolded)}
                >
                  {rows.filter(isAlike).map(row => (
                    <CaseItem key={row.id} {...propsOf(row, group)} />
                  ))}
                </AlikeFold>
              ) : null}
              {rows
                .filter(row => !isAlike(row))
                .map(row => (
                  <Fragment key={row.id}>
                    <CaseItem {...propsOf(row, group)} />
                    {hasLeft(row) ? <LeftList /> : null}
                  </Fragment>
                ))}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  )
}

const takeKind = 'case-take'

/**
 * Takes a case once there is a network and the same account is signed in. If somebody else has it by then, the take is dropped.
 */
const takeLater = (id: string) =>
  submit({
    ...{ id: newId(), kind: takeKind, account: signedInName(), call: 'POST /api/cases/:id/take' },
    ...{ params: { id }, fields: {}, files: [], isDroppedIfRefused: true },
  })

/** Ids of the cases that this account took without a network and that are not its own yet. `onSent`: called when that changes. */
function useUnsentTakes(onSent: () => Promise<void>): readonly string[] {
  const { items } = useOutbox(takeKind)
  const ids = items.map(({ params }) => params?.id ?? '')
  const all = ids.join()
  // What waited for a sign-in.
  useEffect(() => void flush(), [])
  useEffect(() => (all ? () => void onSent() : undefined), [all, onSent])
  return ids
}

/** How many cases of a kind, or of all kinds for '', the list leaves out. */
function leftOut({ more = [], cases, done }: CaseList, kind: string) {
  const of = more.filter(row => !kind || row.kind === kind)
  return {
    open: of.reduce((sum, row) => sum + row.open, 0),
    untaken: of.reduce((sum, row) => sum + row.untaken, 0),
    done: Math.max(0, done - cases.length),
  }
}

/** Cases on which a life may depend first, then by the time left. */
const byTimeLeft = (a: CaseRow, b: CaseRow) =>
  Number(b.is_urgent) - Number(a.is_urgent) || Date.parse(a.due_at) - Date.parse(b.due_at)

function SoundSwitch() {
  const t = useText(casesTexts)
  const { on, toggle } = useSoundSwitch()
  return (
    <button type="button" className="btn btn--line btn--s" aria-pressed={on} onClick={toggle}>
      <Icon name={on ? 'i-sound' : 'i-mute'} size={20} />
      {t(on ? 'soundOn' : 'soundOff')}
    </button>
  )
}

/** Tells the server which cases somebody has seen: the page is visible and their rows are drawn. */
function useSeen(cases: readonly CaseRow[] | undefined, isDrawn: (row: CaseRow) => boolean) {
  const drawn = useRef(isDrawn)
  drawn.current = isDrawn
  const count = cases?.filter(isDrawn).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again once more of them are drawn
  useEffect(() => {
    const tell = () => {
      const ids = (cases ?? [])
        .filter(row => !row.seen_at && !row.done_at && drawn.current(row))
        .map(({ id }) => id)
      if (ids.length > 0 && document.visibilityState === 'visible')
        call('POST /api/cases/seen', { body: { ids: ids.slice(0, 200) } }).catch(() => undefined)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [cases, count])
}
