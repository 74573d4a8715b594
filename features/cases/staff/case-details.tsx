import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import { isBlank } from '#common/invisible.ts'
import { sayAge } from '#kit/web/age.tsx'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Choices } from '#ui/choices.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { CaseRow, CaseStep, casesContract } from '../contract.ts'
import type { dutyContract } from '../duty/duty-contract.ts'
import { longestNote } from '../limits.ts'
import { casesTexts } from '../texts.ts'
import styles from './cases.module.css'

const useCase = staffQueryHook<typeof casesContract>()
const useDuty = staffQueryHook<typeof dutyContract>()
const call = staffClient<typeof casesContract>()

/** What happened to a case, and what its owner may do with it. */
type Props = {
  row: CaseRow
  /** Link to the matter itself, if it has a panel. */
  panel: string | undefined
  onChanged: () => Promise<void>
  /** Something is being written, or no longer. */
  onWriting: (isWriting: boolean) => void
}
export function CaseDetails({ row, panel, onChanged, onWriting }: Props) {
  const t = useText(casesTexts)
  const { language } = useLanguage()
  const { value, isLoading, refresh } = useCase('GET /api/cases/:id', { params: { id: row.id } })
  const [doing, setDoing] = useState<'done' | 'hand-over'>()
  const isWriting = doing !== undefined
  const tellWriting = useEffectEvent(onWriting)
  useEffect(() => {
    if (!isWriting) return
    tellWriting(true)
    return () => tellWriting(false)
  }, [isWriting])
  // The panel of an erased subject cannot end it.
  const endsThere = row.in_panel && row.about !== null ? panel : undefined
  const last = value?.steps.findLast(({ step }) => step === 'done' || step === 'over')
  const changed = async () => {
    setDoing(undefined)
    await Promise.all([refresh(), onChanged()])
  }
  const { attempt, error } = useAttempt(changed)
  const reopen = () => attempt(() => call('POST /api/cases/:id/reopen', { params: { id: row.id }, body: {} }))
  return (
    <>
      <p className="tiny">{t('number', { n: row.number })}</p>
      <ol className={styles.steps}>
        {value?.steps.map(step => (
          <li key={`${step.at} ${step.step}`}>
            <b className="num">{sayAge(Date.parse(step.at), language)}</b> <StepWords step={step} />
            {step.note ? <span className={styles.stepNote}>{step.note}</span> : null}
          </li>
        ))}
      </ol>
      {/* Not before the steps, which would push the buttons from under a finger. */}
      {doing ? (
        <NoteForm
          key={doing}
          row={row}
          doing={doing}
          onSaved={changed}
          onCancel={() => setDoing(undefined)}
        />
      ) : row.is_mine && !row.done_at && !isLoading ? (
        <div className={styles.pair}>
          <button type="button" className="btn btn--line" onClick={() => setDoing('hand-over')}>
            {t('handOver')}
          </button>
          {endsThere ? (
            <Link className="btn btn--main" href={endsThere}>
              {t('endThere')}
            </Link>
          ) : (
            <button type="button" className="btn btn--main" onClick={() => setDoing('done')}>
              {t('finish')}
            </button>
          )}
        </div>
      ) : null}
      {row.done_at && (row.endings || last?.step === 'done') && !row.in_panel ? (
        <button type="button" className="btn btn--line btn--s" onClick={reopen}>
          {t('reopen')}
        </button>
      ) : null}
      <NotSaved error={error} what={t('reopenFailed')} />
    </>
  )
}

const stepTexts = {
  raised: 'raised',
  told: 'toldAgain',
  seen: 'seenBy',
  taken: 'takenStep',
  'handed-over': 'handedStep',
  'put-back': 'backStep',
  noted: 'notedStep',
  done: 'doneBy',
  over: 'doneByItself',
  reopened: 'reopenedStep',
} as const

function StepWords({ step: { step, by, to } }: { step: CaseStep }) {
  const t = useText(casesTexts)
  const words = (key: keyof typeof casesTexts) =>
    (t as (key: string, slots: object) => string)(key, { name: by, to })
  return words(stepTexts[step])
}

type FormProps = {
  row: CaseRow
  doing: 'done' | 'hand-over'
  onSaved: () => Promise<void>
  onCancel: () => void
}
function NoteForm({ row: { id, endings }, doing, onSaved, onCancel }: FormProps) {
  const t = useText(casesTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const [note, setNote] = useState('')
  const [to, setTo] = useState('')
  const [ending, setEnding] = useState('')
  const duty = useDuty(doing === 'hand-over' ? 'GET /api/duty' : null, {})
  const others = (duty.value?.posts ?? []).flatMap(({ name, people }) =>
    people
      .filter(one => !one.is_me)
      .map(({ username }) => ({ id: username, label: `${username} · ${say(name)}` })),
  )
  const [isTried, setTried] = useState(false)
  const { attempt, error } = useAttempt()
  const problem =
    error && (error.code === 'may-not' ? 'mayNot' : error.status === 409 ? 'changedMeanwhile' : undefined)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (doing === 'done' && (isBlank(note) || (endings && !ending)))
      return showFirstFault(event.currentTarget)
    void attempt(async () => {
      const params = { id }
      if (doing === 'done')
        await call('POST /api/cases/:id/done', {
          params,
          body: { note, ...(ending && { ending }) },
        })
      else await call('POST /api/cases/:id/hand-over', { params, body: { to: to || null, note } })
      await onSaved()
    })
  }
  return (
    <form className="stack" noValidate onSubmit={save}>
      {doing === 'hand-over' ? (
        <ChoiceField
          label={t('handOverTo')}
          value={to}
          choices={[{ id: '', label: t('everybody') }, ...others]}
          onChange={setTo}
        />
      ) : null}
      {doing === 'done' && endings ? (
        <>
          <Choices
            name={`ending-${id}`}
            legend={t('howNow')}
            choices={endings.map(choice => ({ id: choice.id, label: say(choice.label) }))}
            value={ending}
            disabled={false}
            onChoose={setEnding}
          />
          {isTried && !ending ? <Note kind="err" live="alert" title={t('howNowNeeded')} /> : null}
        </>
      ) : null}
      <TextArea
        label={t(doing === 'done' ? 'finishNote' : 'handOverNote')}
        hint={t('noteHint')}
        error={isTried && doing === 'done' && isBlank(note) ? t('noteNeeded') : undefined}
        maxLength={longestNote}
        value={note}
        onChange={setNote}
      />
      {problem ? <Note kind={problem === 'mayNot' ? 'err' : 'info'} live="alert" title={t(problem)} /> : null}
      <NotSaved error={problem ? undefined : error} isTyped />
      <div className={styles.pair}>
        <button type="button" className="btn btn--line" onClick={onCancel}>
          {kit('cancel')}
        </button>
        <button type="submit" className="btn btn--main">
          {t(doing === 'done' ? 'finish' : 'handOver')}
        </button>
      </div>
    </form>
  )
}
