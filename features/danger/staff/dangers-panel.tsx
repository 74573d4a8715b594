import { type FormEvent, Suspense, useId, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { pointUrl } from '#common/map-url.ts'
import { asTyped } from '#common/one-language.ts'
import type { Text } from '#common/text.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import { useLive } from '#kit/web/live.ts'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { NearPost } from '#kit/web/post-choice.tsx'
import { useAsked } from '#kit/web/staff/asked.ts'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { Inbox, type RowState } from '#kit/web/staff/inbox.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { dangerContract, StaffDanger } from '../contract.ts'
import { answers, type DangerAnswer, longestNote } from '../danger-kinds.ts'
import { kindIcons, sayPlace } from '../say-danger.ts'
import { dangerTexts } from '../texts.ts'
import styles from './dangers.module.css'
import { dangerStaffTexts } from './texts.ts'

const useAll = staffQueryHook<typeof dangerContract>()
const call = staffClient<typeof dangerContract>()
const lists = ['open', 'closed'] as const

/** What visitors reported, the latest first, and what staff found there. */
export function DangersPanel() {
  const t = useText(dangerStaffTexts)
  const [list, setList] = useState<(typeof lists)[number]>('open')
  const asked = useAsked('danger')
  const query = useAll('GET /api/dangers/all', { query: asked ? { list, id: asked } : { list } })
  useLive('dangers', query.refresh, query.refresh)
  return (
    <Inbox
      label={t('which')}
      lists={lists.map(id => ({ id, label: t(id) }))}
      list={list}
      onSelect={setList}
      asked={asked}
      query={query}
      newest={query.value?.dangers}
      readOlder={async skip => (await call('GET /api/dangers/all', { query: { list, skip } })).dangers}
      readOne={async ({ id }) => (await call('GET /api/dangers/all', { query: { list, id } })).dangers[0]}
      row={(danger, state) => <DangerRow danger={danger} {...state} refresh={query.refresh} />}
      icon="i-check"
      loadFailed={t('loadFailed')}
      none={t('none')}
      more={t('more')}
    />
  )
}

const ReportMap = lazyMap(() => import('./report-map.tsx').then(part => part.ReportMap))
const allTexts = { ...dangerTexts, ...dangerStaffTexts }
const stateTexts = {
  reported: 'reported',
  seen: 'seen',
  mending: 'mending',
  mended: 'mended',
  'not-so': 'notSo',
} as const

/** The label of a point, by how the phone got it. */
const pointTexts = { true: 'chosen', false: 'stood', null: 'about' } as const

/** One danger; a tap opens its reports and the answer. */
type Props = { danger: StaffDanger; refresh: () => Promise<void> } & RowState<StaffDanger>
function DangerRow({ danger, isOpen, setOpen, replace, refresh }: Props) {
  const t = useText(allTexts)
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const { kind, state, told, observed_at, answered_at } = danger
  const time = (at: string) => sayDayTime(Date.parse(at), language)
  const place = sayPlace(danger, say, name => t('near', { place: name }))
  return (
    <li className={state === 'reported' ? styles.unanswered : undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={kindIcons[kind]} size={32} />
        <span>
          <b className="strong">{[t(kind), place || t('noPlace')].join(', ')}</b>
          <small className="sub">
            {[t('since', { time: time(observed_at) }), told > 1 ? t('told', { n: told }) : '']
              .filter(Boolean)
              .join(' · ')}
          </small>
          <small className="sub">
            {[t(stateTexts[state]), answered_at && time(answered_at)].filter(Boolean).join(', ')}
          </small>
          <Walkers said={danger.said} />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <div className={styles.open}>
            {danger.reports.map(report => (
              <Report key={report.id} report={report} name={dangerTexts[kind]} />
            ))}
            <AnswerForm danger={danger} onSaved={replace} refresh={refresh} />
          </div>
        ) : null}
      </div>
    </li>
  )
}

/** Walkers' answers since staff's last statement: dangerous first. Empty if there are none. */
function Walkers({ said }: { said: StaffDanger['said'] }) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  return (['still', 'fine'] as const).map(answer => {
    const { phones, at } = said[answer]
    if (!at) return null
    const time = sayDayTime(Date.parse(at), language)
    return (
      <small key={answer} className={answer === 'still' ? `sub ${styles.still}` : 'sub'}>
        {t(answer === 'still' ? 'saidStill' : 'saidFine', { n: phones, time })}
      </small>
    )
  })
}

/** One visitor's report: words, place, photo. `name`: the kind of danger. */
function Report({ report, name }: { report: StaffDanger['reports'][number]; name: Text }) {
  const t = useText(allTexts)
  const [hasMap, setMap] = useState(false)
  const { language } = useLanguage()
  const [isShown, setShown] = useState(false)
  const { id, words, position, has_photo, observed_at } = report
  const time = sayDayTime(Date.parse(observed_at), language)
  return (
    <div className={styles.report}>
      <small className="sub">{time}</small>
      {words ? <p dir="auto">{words}</p> : null}
      {position ? (
        <p className="num">{t(pointTexts[`${position.is_chosen}`], { metres: position.accuracy_m })}</p>
      ) : null}
      <NearPost point={position} accuracyM={position?.accuracy_m ?? 0} />
      <div className="cluster">
        {position ? (
          <>
            <button
              type="button"
              className="btn btn--line btn--s"
              aria-expanded={hasMap}
              onClick={() => setMap(!hasMap)}
            >
              <Icon name="i-map" size={20} />
              {t('showMap')}
            </button>
            <OutsideLink className="btn btn--quiet btn--s" href={pointUrl(position)}>
              {t('outside')}
            </OutsideLink>
          </>
        ) : null}
        {has_photo && !isShown ? (
          <button type="button" className="btn btn--line btn--s" onClick={() => setShown(true)}>
            <Icon name="i-camera" size={20} />
            {t('showPhoto')}
          </button>
        ) : null}
      </div>
      {position && hasMap ? (
        <Suspense fallback={<p className="sub">{t('mapOpening')}</p>}>
          <ReportMap position={position} name={name} />
        </Suspense>
      ) : null}
      {isShown ? (
        <img className="sent-photo" src={`/api/dangers/reports/${id}/photo`} alt={t('photo', { time })} />
      ) : null}
    </div>
  )
}

const answerTexts = { seen: 'seen', mending: 'mending', mended: 'mended', 'not-so': 'notSo' } as const

type AnswerFormProps = {
  danger: StaffDanger
  onSaved: (after: StaffDanger) => void
  refresh: () => Promise<void>
}

/** What staff found there, and what walkers should do. */
function AnswerForm({ danger, onSaved, refresh }: AnswerFormProps) {
  const t = useText(dangerStaffTexts)
  const kit = useText(kitTexts)
  const [state, setState] = useState<DangerAnswer | ''>(danger.state === 'reported' ? '' : danger.state)
  const [note, setNote] = useState(asTyped(danger.note, danger.note_only))
  const [isUnchosen, setUnchosen] = useState(false)
  const { save: saveOver, error, isStale } = useSeen(danger.updated_at, refresh)
  const problem = isUnchosen && !state ? 'chooseAnswer' : isStale ? 'changedMeanwhile' : undefined
  const save = (event: FormEvent) => {
    event.preventDefault()
    setUnchosen(!state)
    if (!state) return
    void saveOver(async updated_at => {
      const body = { state, note, updated_at }
      const after = await call('PATCH /api/dangers/:id', { params: { id: danger.id }, body })
      onSaved(after)
      showToast(t('saved'))
      return after.updated_at
    })
  }
  return (
    <form className="stack" noValidate onSubmit={save}>
      <ChoiceField<DangerAnswer | ''>
        label={t('answer')}
        hint={t('tellsAll')}
        value={state}
        choices={[
          ...(state ? [] : [{ id: '' as const, label: t('reported') }]),
          ...answers.map(id => ({ id, label: t(answerTexts[id]) })),
        ]}
        onChange={setState}
      />
      <TextField
        label={t('noteHi')}
        aside={kit('optional')}
        hint={t('noteHint')}
        lang="hi"
        maxLength={longestNote}
        value={note.hi}
        onChange={hi => setNote({ ...note, hi })}
      />
      <TextField
        label={t('noteEn')}
        aside={kit('optional')}
        hint={t('oneIsEnough')}
        lang="en"
        maxLength={longestNote}
        value={note.en}
        onChange={en => setNote({ ...note, en })}
      />
      {problem ? <Note kind={isStale ? 'info' : 'err'} live="alert" title={t(problem)} /> : null}
      <NotSaved error={problem ? undefined : error} isTyped />
      <button type="submit" className="btn btn--main">
        {t('save')}
      </button>
    </form>
  )
}
