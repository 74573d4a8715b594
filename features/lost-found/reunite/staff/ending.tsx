import { useState } from 'react'
import { ApiError } from '#kit/web/api.tsx'
import { useText } from '#kit/web/language.tsx'
import { staffClient } from '#kit/web/staff/staff-client.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.tsx'
import type { Person, reuniteContract } from '../contract.ts'
import styles from './reunite.module.css'
import { texts } from './view-texts.ts'

const call = staffClient<typeof reuniteContract>()
const outcomes = ['together', 'police', 'mistake'] as const

/** The note of what was done, and the end of the search. Whoever ends it second is told, and the note stays. */
export function Ending({ person, onChanged }: { person: Person; onChanged: () => Promise<void> }) {
  const t = useText(texts)
  const [note, setNote] = useState(person.note)
  const [problem, setProblem] = useState<'failed' | 'endedMeanwhile'>()
  const params = { id: person.id }
  // Whoever waits at a desk goes to their people by the hand-over.
  const isAtDesk = person.is_found && person.is_from_desk
  const save = async (work: () => Promise<unknown>) => {
    setProblem(undefined)
    try {
      await work()
      showToast(t('saved'))
    } catch (error) {
      setProblem(error instanceof ApiError && error.code === 'closed' ? 'endedMeanwhile' : 'failed')
    }
    await onChanged()
  }
  const keepOpen = () =>
    save(() => call('PATCH /api/missing-persons/:id', { params, body: { status: 'open', note } }))
  return (
    <section className={styles.card}>
      <TextArea label={t('note')} maxLength={1000} value={note} onChange={setNote} />
      {problem ? <Note kind={problem === 'failed' ? 'err' : 'info'} live="alert" title={t(problem)} /> : null}
      {person.status === 'open' ? (
        <>
          <button
            type="button"
            className="btn btn--line btn--s"
            disabled={note === person.note}
            onClick={keepOpen}
          >
            {t('keep')}
          </button>
          <h3>{t('endTitle')}</h3>
          <div className={styles.keys}>
            {outcomes
              .filter(outcome => !isAtDesk || outcome !== 'together')
              .map(outcome => (
                <button
                  key={outcome}
                  type="button"
                  className="btn btn--line btn--s"
                  onClick={() =>
                    save(() =>
                      call('PATCH /api/missing-persons/:id', {
                        params,
                        body: { status: 'closed', outcome, note },
                      }),
                    )
                  }
                >
                  {t(outcome)}
                </button>
              ))}
          </div>
        </>
      ) : (
        <button type="button" className="btn btn--line btn--s" onClick={keepOpen}>
          {t('reopen')}
        </button>
      )}
    </section>
  )
}
