import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { sayAgo, sayTime } from '#common/fair-time.ts'
import { foldSpelling } from '#common/hindi.ts'
import { sayAge } from '#kit/web/age.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.ts'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { AlikeFold } from '#kit/web/staff/alike-fold.tsx'
import { OlderAnswer, StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { ShowMore } from '#kit/web/staff/show-more.tsx'
import { readAhead, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { usePolling } from '#kit/web/staff/use-polling.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import { State } from '#ui/state.tsx'
import { isAdult } from '../../missing-person/person-kinds.ts'
import { sayClothing } from '../clothing-words.ts'
import type { PersonRow, reuniteContract } from '../contract.ts'
import { sayPlace, sayWho } from '../person-words.ts'
import { EntryForm } from './entry-form.tsx'
import { entryKind, sayEntry } from './entry-kind.ts'
import { entryLink, listLink, personLink } from './links.ts'
import { PersonView } from './person-view.tsx'
import styles from './reunite.module.css'
import { reuniteStaffTexts } from './texts.ts'
import { reuniteStaffViewTexts } from './view-texts.ts'

/** Lost and found persons: the list of all desks, one person, or a new entry, by the address. */
export function MissingPersonsPanel() {
  const t = useText(reuniteStaffTexts)
  const asked = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const id = asked.get('person')
  const entry = asked.get('new')
  if (!id && !entry) return <PersonList />
  return (
    <>
      <button type="button" className={`btn btn--quiet ${styles.back}`} onClick={() => navigate(listLink)}>
        <Icon name="i-back" size={20} />
        {t('back')}
      </button>
      {id ? (
        <PersonView key={id} id={id} match={asked.get('match')} />
      ) : (
        <EntryForm key={entry} isFound={entry === 'found'} onDone={() => navigate(listLink)} />
      )}
    </>
  )
}

const usePersons = staffQueryHook<typeof reuniteContract>()
const lists = ['missing', 'found', 'ended'] as const
type List = (typeof lists)[number]
/** How often the list may be made longer (`times` of the call). */
const mostTimes = 20

/** Everybody who is searched for or waits at a desk. What another desk writes appears by itself. */
function PersonList() {
  const t = useText(reuniteStaffTexts)
  const { language } = useLanguage()
  const [list, setList] = useState<List>('missing')
  const [times, setTimes] = useState(1)
  const inputOf = (times: number) =>
    ({ query: { list: list === 'ended' ? 'closed' : 'open', times: `${times}` } }) as const
  const query = usePersons('GET /api/missing-persons', inputOf(times))
  const showMore = async () => {
    await readAhead('GET /api/missing-persons', inputOf(times + 1))
    setTimes(times + 1)
  }
  const { value, savedAt, error, refresh } = query
  usePolling(refresh)
  useLive('missing-persons', refresh, refresh)
  const [number, setNumber] = useState('')
  // The number that somebody says on the phone: in both lists of those who are searched for or wait.
  const wanted = foldSpelling(number).replace(/[^0-9]/g, '')
  const shown =
    value?.persons.filter(row =>
      wanted ? String(row.number) === wanted : list === 'ended' || row.is_found === (list === 'found'),
    ) ?? []
  const count = (id: List) => {
    if (!value || list === 'ended' || id === 'ended') return ''
    return ` ${value.persons.filter(row => row.is_found === (id === 'found')).length}`
  }
  return (
    <div className={`stack ${styles.panel}`}>
      <p className="sub pad--phone">{t('lead')}</p>
      <div className={`pad--phone ${styles.entries}`}>
        <Link className="btn btn--main" href={entryLink('missing')}>
          <Icon name="i-plus" size={20} />
          {t('newMissing')}
        </Link>
        <Link className="btn btn--line" href={entryLink('found')}>
          <Icon name="i-plus" size={20} />
          {t('newFound')}
        </Link>
      </div>
      <div className="pad--phone">
        <Segments
          label={t('which')}
          selected={list}
          onSelect={setList}
          choices={lists.map(id => ({ id, label: t(id) + count(id) }))}
        />
      </div>
      <div className="pad--phone">
        <TextField
          label={t('byNumber')}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={number}
          onChange={setNumber}
        />
      </div>
      <Waiting kind={entryKind} say={item => sayEntry(item, language)} onSent={refresh} />
      {value ? (
        <OlderAnswer error={error} title={t('listOf', { time: sayAge(savedAt ?? 0, language) })} />
      ) : (
        <StaffNotLoaded query={query} failed={t('loadFailed')} />
      )}
      {value && value.more > 0 ? (
        <Note kind="info" icon="i-bell" title={t('more', { n: value.more })}>
          {times < mostTimes ? <ShowMore label={t('showMore')} read={showMore} className="btn--s" /> : null}
        </Note>
      ) : null}
      {value && wanted && shown.length === 0 ? (
        <State icon="i-search" title={t('noNumber', { n: wanted })} />
      ) : null}
      {value && !(wanted && shown.length === 0) ? (
        <Rows rows={shown} list={list} now={Date.parse(value.now)} />
      ) : null}
      {value && savedAt && !error ? (
        <p className="tiny pad--phone">{t('asOf', { time: sayTime(savedAt, language) })}</p>
      ) : null}
    </div>
  )
}

function Rows({ rows, list, now }: { rows: readonly PersonRow[]; list: List; now: number }) {
  const t = useText(reuniteStaffTexts)
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0)
    return (
      <State
        icon="i-check"
        title={t(list === 'missing' ? 'noneMissing' : list === 'found' ? 'noneFound' : 'noneEnded')}
      >
        {list === 'missing' ? <p className="sub">{t('noneMissingNext')}</p> : null}
      </State>
    )
  // Who is asked for by number stands by itself.
  const alike = rows.length > 1 ? rows.filter(row => row.is_alike) : []
  return (
    <ul className={`divided ${styles.list}`}>
      {alike.length > 0 ? (
        <AlikeFold
          count={alike.length}
          budget="missing-person"
          isOpen={isOpen}
          onOpen={() => setOpen(!isOpen)}
        >
          {alike.map(row => (
            <PersonItem key={row.id} row={row} now={now} />
          ))}
        </AlikeFold>
      ) : null}
      {rows
        .filter(row => !alike.includes(row))
        .map(row => (
          <PersonItem key={row.id} row={row} now={now} />
        ))}
    </ul>
  )
}

const { lastSeen, foundAt } = reuniteStaffViewTexts
const itemTexts = { ...reuniteStaffTexts, lastSeen, foundAt }

/** One person of the list, without name or number: who, how dressed, where and since when. */
function PersonItem({ row, now }: { row: PersonRow; now: number }) {
  const t = useText(itemTexts)
  const { language } = useLanguage()
  const isChild = row.age_band !== null && !isAdult(row.age_band)
  const told = Date.parse(row.created_at)
  const parts = [
    sayClothing(row, language),
    sayPlace(row.place, language),
    row.seen_at ? sayAge(Date.parse(row.seen_at), language) : '',
  ].filter(Boolean)
  return (
    <li>
      <Link className={styles.item} href={personLink(row.id)}>
        <span className={isChild ? 'niche niche--grave' : 'niche'}>
          <Icon name={isChild ? 'i-child' : 'i-user'} size={28} />
        </span>
        <span className={styles.who}>
          <b className="strong">
            <span>{sayWho(row.sex, row.age_band, language)}</span>
            {row.village ? (
              <>
                , <bdi>{t('from', { village: row.village })}</bdi>
              </>
            ) : null}
          </b>
          {parts.length > 0 ? <span>{parts.join(' · ')}</span> : null}
          {row.last_seen ? (
            <span dir="auto">{t(row.is_found ? 'foundAt' : 'lastSeen', { place: row.last_seen })}</span>
          ) : null}
          {row.person ? (
            <span className={`sub ${styles.said}`} dir="auto">
              {row.person}
            </span>
          ) : null}
          {row.desk ? <bdi>{row.desk}</bdi> : null}
          <small className="tiny">
            <span>{t('number', { n: row.number })}</span>
            <span>{row.is_from_desk ? '' : ` · ${t('byVisitor')}`}</span>
            <span>{row.outcome ? ` · ${t(row.outcome)}` : row.police_at ? ` · ${t('toPolice')}` : ''}</span>
          </small>
        </span>
        <span className={`tiny ${styles.ago}`}>{sayAgo(now - told, language)}</span>
      </Link>
    </li>
  )
}
