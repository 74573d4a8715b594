import { isBlank } from '#common/invisible.ts'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { dangerNoticeVersion, type Kind, repliesKey } from './danger-kinds.ts'
import { dangerScreenTexts } from './screen-texts.ts'

const kind = 'danger'
/** `position`: the phone's own; `spot`: chosen on the map instead. Both as `lat,lng,metres`. */
const empty = { kind: '' as Kind | '', place: '', words: '', position: '', spot: '' }
type Draft = typeof empty

/** The report: what, where, words and photo. `onSent` is called after it has left the form, with whether it was sent at once. */
export function useDangerForm(onSent: (isNow: boolean) => void) {
  return useOutboxForm({
    kind,
    call: 'POST /api/dangers',
    empty,
    check: faultsOf,
    noticeVersion: dangerNoticeVersion,
    fieldsOf,
    photo: usePhotoDraft(kind),
    keeps: ['id'],
    keepRepliesIn: repliesKey,
    waitedIn: 'waited_s',
    onAccepted: outcome => onSent(outcome.kind !== 'waiting'),
  })
}
export type DangerFormState = ReturnType<typeof useDangerForm>

const faultsOf = ({ place, words, position, spot }: Draft) => ({
  place: !place && isBlank(words) && !position && !spot && dangerScreenTexts.needsPlace,
})
/** Whoever names or picks another place is not there, so the own position is not sent. */
const fieldsOf = ({ position, spot, ...draft }: Draft) => ({
  ...draft,
  position: draft.place ? '' : spot || position,
  is_chosen: !draft.place && spot ? 'true' : 'false',
})
