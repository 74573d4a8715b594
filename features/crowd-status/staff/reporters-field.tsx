import { type FormEvent, useState } from 'react'
import { foldSpelling } from '#common/hindi.ts'
import { useText } from '#kit/web/language.tsx'
import { CheckField, LineField } from '#kit/web/staff/fields.tsx'
import { ChangedMeanwhile, NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { crowdStatusContract } from '../contract.ts'
import styles from './crowd-panel.module.css'
import { crowdStatusStaffTexts } from './texts.ts'

const call = staffClient<typeof crowdStatusContract>()
/** Most accounts shown at a glance; with more, one searches by name. */
const glance = 8
type Props = {
  id: string
  reporters: readonly string[]
  /** Accounts that may report. */
  people: readonly string[]
  /** Reads the names again. */
  refresh: () => Promise<void>
}

/** Who reports this place, chosen among the accounts that may; a crowd reporter can report no other. */
export function ReportersField({ id, reporters, people, refresh }: Props) {
  const t = useText(crowdStatusStaffTexts)
  const [chosen, setChosen] = useState(reporters)
  const [wanted, setWanted] = useState('')
  const { save: saveOver, error, isStale } = useSeen(reporters, refresh)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void saveOver(async seen => {
      const body = { reporters: [...chosen], instead_of: [...seen] }
      const after = await call('PUT /api/crowd-status/:id/reporters', { params: { id }, body })
      showToast(t('reportersSaved'))
      return after.reporters
    })
  }
  // A reporter whose account is gone can be removed.
  const gone = reporters.filter(name => !people.includes(name))
  const shown = [...gone, ...people].filter(
    name => chosen.includes(name) || foldSpelling(name).includes(foldSpelling(wanted)),
  )
  return (
    <form className="stack" noValidate onSubmit={save}>
      <fieldset className={styles.people}>
        <legend className="lab">{t('reporters')}</legend>
        {people.length > glance ? (
          <LineField label={t('findPerson')} value={wanted} onChange={setWanted} isOptional />
        ) : null}
        {shown.map(name => (
          <CheckField
            key={name}
            label={name}
            hint={gone.includes(name) ? t('noAccount') : undefined}
            value={chosen.includes(name)}
            onChange={isOn => setChosen(isOn ? [...chosen, name] : chosen.filter(other => other !== name))}
          />
        ))}
        {shown.length === 0 ? <p className="sub">{t('noPerson')}</p> : null}
      </fieldset>
      {isStale ? (
        <ChangedMeanwhile now={reporters.join(', ')} save={t('saveReporters')} />
      ) : error?.code === 'unknown-name' ? (
        <Note kind="err" live="alert" title={t('unknownName')} />
      ) : (
        <NotSaved error={error} />
      )}
      <button type="submit" className="btn btn--line">
        {t('saveReporters')}
      </button>
    </form>
  )
}
