import { type FormEvent, useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { CheckField, ChoiceField } from '#kit/web/staff/fields.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { CaseRow, casesContract } from '../contract.ts'
import { longestNote } from '../limits.ts'
import styles from './duty.module.css'
import type { Duty, dutyContract } from './duty-contract.ts'
import { dutyTexts } from './texts.ts'

const useCases = staffQueryHook<typeof casesContract>()
const call = staffClient<typeof dutyContract>()
const problems: Partial<Record<string, 'notAllTold' | 'mayNot'>> = {
  'not-all-told': 'notAllTold',
  'may-not': 'mayNot',
}

/** Hands over a shift: locked until every open case of the shift is ticked. */
export function HandOver({ duty, onEnd }: { duty: Duty; onEnd: () => void }) {
  const query = useCases('GET /api/cases', { query: { list: 'open' } })
  return (
    <Loaded query={query}>
      {({ cases }) => (
        <HandOverForm
          cases={cases.filter(row => row.is_mine)}
          duty={duty}
          refresh={query.refresh}
          onEnd={onEnd}
        />
      )}
    </Loaded>
  )
}

type Props = { cases: readonly CaseRow[]; duty: Duty; refresh: () => Promise<void>; onEnd: () => void }
function HandOverForm({ cases, duty, refresh, onEnd }: Props) {
  const t = useText(dutyTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const { attempt, error } = useAttempt()
  const problem = error && problems[error.code]
  const others = duty.posts.flatMap(({ name, people }) =>
    people
      .filter(one => !one.is_me)
      .map(({ username }) => ({ id: username, label: `${username} · ${say(name)}` })),
  )
  const done = cases.filter(({ id }) => told.has(id)).length
  const tick = (id: string, isTold: boolean) =>
    setTold(known => new Set(isTold ? [...known, id] : [...known].filter(other => other !== id)))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (done < cases.length) return
    const refused = await attempt(async () => {
      await call('POST /api/duty/end', { body: { to: to || null, cases: cases.map(({ id }) => id), note } })
      showToast(t('ended'))
      onEnd()
    })
    if (refused?.code === 'not-all-told') await refresh()
  }
  return (
    <form className={styles.handOver} noValidate onSubmit={save}>
      <h2 className="strong">{cases.length ? t('openCases', { done, all: cases.length }) : t('noCases')}</h2>
      {cases.map(row => (
        <CheckField
          key={row.id}
          value={told.has(row.id)}
          onChange={isTold => tick(row.id, isTold)}
          label={
            <span>
              <b>
                <span>{say(row.title)}</span>
                <span>{row.about?.detail ? `: ${say(row.about.detail)}` : ''}</span>
              </b>{' '}
              <span>{row.about?.place ? say(row.about.place) : row.about?.words}</span>
            </span>
          }
        />
      ))}
      <ChoiceField
        label={t('next')}
        value={to}
        choices={[{ id: '', label: t('everybody') }, ...others]}
        onChange={setTo}
      />
      <TextArea
        label={t('note')}
        aside={t('optional')}
        maxLength={longestNote}
        value={note}
        onChange={setNote}
      />
      {problem ? <Note kind="err" live="alert" title={t(problem)} /> : null}
      <NotSaved error={problem ? undefined : error} isTyped />
      <div className="cluster">
        <button type="button" className="btn btn--line" onClick={onEnd}>
          {kit('cancel')}
        </button>
        <button type="submit" className="btn btn--main" disabled={done < cases.length}>
          {done < cases.length ? t('tellMore', { n: cases.length - done }) : t('finish')}
        </button>
      </div>
    </form>
  )
}
