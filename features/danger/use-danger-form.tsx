import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.tsx'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.tsx'
import { type Kind, noticeVersion, repliesKey } from './danger-kinds.ts'

const kind = 'danger'
const empty = { kind: '' as Kind | '', place: '', words: '', position: '' }
type Draft = typeof empty

/** The report: what, where, words and photo. `onSent` hears whether it was sent at once; it has left the form then. */
export function useDangerForm(onSent: (isNow: boolean) => void) {
  const photo = usePhotoDraft(kind)
  const form = useOutboxForm({
    kind,
    call: 'POST /api/dangers',
    empty,
    check: faultsOf,
    recheck: true,
    noticeVersion,
    fieldsOf,
    photo,
    keeps: ['id'],
    keepRepliesIn: repliesKey,
    waitedIn: 'waited_s',
    onAccepted: outcome => onSent(outcome.kind !== 'waiting'),
  })
  return { ...form, photo }
}
export type DangerFormState = ReturnType<typeof useDangerForm>

const faultsOf = ({ place, words, position }: Draft): { place?: 'needsPlace' } =>
  place || words.trim() || position ? {} : { place: 'needsPlace' }
/** Whoever names another place stands elsewhere, so the own position is not sent. */
const fieldsOf = ({ position, ...draft }: Draft) => ({ ...draft, position: draft.place ? '' : position })
