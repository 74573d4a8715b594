import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { staffClient } from '#kit/web/staff/staff-client.tsx'
import { Note } from '#ui/note.tsx'
import type { StaffPlace, staffContract } from '../contract.ts'
import { facilitiesStaffTexts } from './texts.ts'

const call = staffClient<typeof staffContract>()

/** What visitors say of a place since staff looked last. Saving the form resets it as well. */
export function VisitorAnswers({ place, onDismissed }: { place: StaffPlace; onDismissed: () => void }) {
  const t = useText(facilitiesStaffTexts)
  const [state, setState] = useState<'busy' | 'failed'>()
  const { answers, doubt, id } = place
  if (!answers) return null
  const dismiss = () => {
    setState('busy')
    call('DELETE /api/facilities/:id/answers', { params: { id } }).then(onDismissed, () => setState('failed'))
  }
  return (
    <Note kind={doubt ? 'warn' : 'info'}>
      <p>{t('say', { here: answers.here, missing: answers['not-here'], broken: answers.broken })}</p>
      {doubt ? <p>{t('lowered')}</p> : null}
      {state === 'failed' ? <p role="alert">{t('dismissFailed')}</p> : null}
      <button type="button" className="btn btn--line btn--s" disabled={state === 'busy'} onClick={dismiss}>
        {t('dismiss')}
      </button>
    </Note>
  )
}
