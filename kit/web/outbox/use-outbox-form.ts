import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallName } from '#common/contract.ts'
import { newId } from '#common/id.ts'
import { isBlank } from '#common/invisible.ts'
import type { Text } from '#common/text.ts'
import { showToast } from '#ui/toast.ts'
import { ApiError, asApiError } from '../api.ts'
import { showFirstFault, useDraft } from '../draft.ts'
import { faultAt, withoutFaultsAt } from '../field-faults.ts'
import { type DraftOf, formFieldsOf } from '../form-fields.ts'
import { useLanguage, useSay } from '../language.tsx'
import { refusedPhoto } from '../photo/refused-photo.ts'
import type { OutboxItem } from './item.ts'
import { leaveToOutbox, type Outcome, onOutbox, outboxView, submit, type Waits, withdraw } from './outbox.ts'
import { outboxTexts } from './texts.ts'

/** The server has it, or the phone keeps it until there is network. */
type Accepted = Exclude<Outcome, { kind: 'refused' }>

type PhotoDraft = {
  photo: Blob | undefined
  setPhoto: (photo: Blob | undefined) => void
  handOver: () => void
  takeBack: () => Promise<void>
}

/** Faults by field: what is missing or wrong. */
type Faults<Draft> = { readonly [K in keyof Draft | 'photo']?: Text | false }

type Options<Draft> = {
  /** Name of the draft and of the submissions: `complaints`. */
  kind: string
  call: CallName
  /** For a form of staff: `signedInName()` (`OutboxItem.account`). */
  account?: string | undefined
  empty: Draft
  /** Nothing is sent while there is a fault. After a first try the faults are updated while typing. */
  check: (draft: Draft) => Faults<Draft>
  /** Version of the notice that the form shows; stored with the submission. */
  noticeVersion: string
  /** Fields as they are sent; without it the draft as it is. */
  fieldsOf?: (draft: Draft) => DraftOf
  /** The form's photo: `usePhotoDraft(kind)`. */
  photo?: PhotoDraft
  /** Fields of the server's reply that its sender is shown (`OutboxItem.keeps`). */
  keeps: readonly string[]
  /** Local storage that keeps those fields (`OutboxItem.keepRepliesIn`). */
  keepRepliesIn?: string
  /** Field that says at each try how many seconds it has waited (`OutboxItem.waitedIn`). */
  waitedIn?: string
  /** Called with the submission's id and its draft once the outbox has it. */
  onKept?: (id: string, draft: Draft) => void
  onFaults?: (faults: Faults<Draft>) => void
  onRefused?: (error: ApiError) => void
  /** Called once the draft is cleared. */
  onAccepted: (outcome: Accepted) => void
}

/**
 * A form whose submission goes through the outbox. Its draft survives a reload until the outbox has stored the submission,
 * so that a page which ends while it is sent comes back with it either in the form or in the outbox, never in both. The
 * fields are cleared once it is accepted: sent, or waiting on this phone. A refused one stays in the form alone and gets a
 * new id when it is sent again.
 */
export function useOutboxForm<Draft extends DraftOf>(options: Options<Draft>) {
  const { kind, call, empty, check, noticeVersion, fieldsOf, photo, keeps, keepRepliesIn, waitedIn } = options
  const { language } = useLanguage()
  const say = useSay()
  const { form, draft, change, clear } = useDraft(kind, empty)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  const [waits, setWaits] = useState<Waits & { id: string }>()
  const [sendingId, setSendingId] = useState<string>()
  const [share, setShare] = useState(0)
  const [isPreparing, setPreparing] = useState(false)
  /** Send was pressed while the photo was being prepared. */
  const [waitsForPhoto, setWaitsForPhoto] = useState(false)
  const awaitedId = useRef<string>(undefined)
  // The reader left the form: the result is then shown above the new screen.
  useEffect(
    () => () => {
      if (awaitedId.current) leaveToOutbox(awaitedId.current)
    },
    [],
  )

  const send = async (id: string): Promise<Outcome> => {
    setShare(0)
    try {
      setSendingId(id)
      awaitedId.current = id
      const stop = onOutbox(() => setShare(outboxView().progress.get(id) ?? 0))
      const notice = { notice_version: noticeVersion, notice_language: language }
      const item = {
        id,
        kind,
        call,
        account: options.account,
        fields: { id, ...withoutBlanks(fieldsOf ? fieldsOf(draft) : draft), ...notice },
        files: photo?.photo ? [{ name: 'photo', blob: photo.photo }] : [],
        ...(photo && { isForm: true }),
        keeps,
        ...(keepRepliesIn && { keepRepliesIn }),
        ...(waitedIn && { waitedIn }),
      }
      const outcome = await submit(item, isSafe => {
        options.onKept?.(id, draft)
        if (!isSafe) return
        forgetDraft(kind)
        photo?.handOver()
      })
      stop()
      if (outcome.kind === 'refused') {
        change({})
        // A photo that the phone cannot read any more has to be chosen again.
        if (refusedPhoto(outcome.error) === 'unreadable') photo?.setPhoto(undefined)
        else await photo?.takeBack()
        await withdraw(id)
      }
      return outcome
    } catch (error) {
      // The page itself failed: the form still holds everything.
      console.error('The form could not be sent:', error)
      return { kind: 'refused', error: asApiError(error) }
    } finally {
      awaitedId.current = undefined
      setSendingId(undefined)
    }
  }
  const edit = (part: Partial<Draft>) => {
    setRefusal(known => known && withoutFaultsAt(Object.keys(part), known))
    change(part)
  }
  // A phone that may be located fills in its position without its reader.
  const isUntouched =
    !photo?.photo && Object.keys(empty).every(name => name === 'position' || draft[name] === empty[name])
  /** Moves a submission that was not accepted from the outbox back into the fields, unless they hold the next one. */
  const mend = async (item: OutboxItem) => {
    if (!isUntouched) return showToast(say(outboxTexts.fieldsInUse), { kind: 'bad', ms: 5000 })
    const known = Object.keys(empty).filter(name => item.fields[name] !== undefined)
    change(Object.fromEntries(known.map(name => [name, item.fields[name]])) as Partial<Draft>)
    photo?.setPhoto(item.files[0]?.blob)
    await withdraw(item.id)
    form.current?.scrollIntoView()
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }

  const trySend = async () => {
    const found = check(draft)
    setTried(true)
    setRefusal(undefined)
    if (isAny(found)) {
      options.onFaults?.(found)
      return showFirstFault(form.current)
    }
    const id = newId()
    const outcome = await send(id)
    if (outcome.kind === 'refused') {
      const { status, code, retryAfter, fields } = outcome.error
      // Only what the form shows: its reader cannot fix another field.
      const shown = fields.filter(({ path }) => path in empty || path === 'photo')
      const error = new ApiError(status, code, retryAfter, shown)
      setRefusal(error)
      showFirstFault(form.current)
      return options.onRefused?.(error)
    }
    clear()
    photo?.setPhoto(undefined)
    setTried(false)
    setWaits(outcome.kind === 'waiting' ? { ...outcome, id } : undefined)
    options.onAccepted(outcome)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPreparing) setWaitsForPhoto(true)
    else trySend()
  }
  const sendPrepared = useEffectEvent(() => {
    setWaitsForPhoto(false)
    trySend()
  })
  useEffect(() => {
    if (waitsForPhoto && !isPreparing) sendPrepared()
  }, [waitsForPhoto, isPreparing])
  const faults: Faults<Draft> = isTried ? check(draft) : {}
  const isSending = sendingId !== undefined || waitsForPhoto
  const errorOf = (name: keyof Draft | 'photo'): string | undefined => {
    const fault = faults[name]
    if (fault) return say(fault)
    // `photoField.refused` says what is wrong with the photo.
    const refused = name === 'photo' ? undefined : faultAt(refusal, String(name))
    return refused && say(refused)
  }
  return {
    kind,
    draft,
    change: edit,
    ...formFieldsOf({ draft, change: edit, disabled: isSending, errorOf, say }),
    /** A field's fault in the reader's language. */
    errorOf,
    /** After a first try, whether something is still missing or wrong. */
    isIncomplete: isAny(faults),
    refusal,
    /** Nothing is written and no photo is chosen. */
    isUntouched,
    mend,
    /** For `PhotoPicker`. */
    photoField: {
      photo: photo?.photo,
      onPick(picked: Blob | undefined) {
        setRefusal(known => known && withoutFaultsAt(['photo'], known))
        photo?.setPhoto(picked)
      },
      onPrepare(state: 'begun' | 'done' | 'failed') {
        setPreparing(state === 'begun')
        if (state === 'failed') setWaitsForPhoto(false)
      },
      error: errorOf('photo'),
      refused: refusal && refusedPhoto(refusal),
      disabled: isSending,
    },
    /** Why the last submission waits on this phone; undefined if it does not. */
    waits,
    endWaiting: () => setWaits(undefined),
    isSending,
    /** Id of the submission being sent. */
    sendingId,
    /** Share (0 to 1) of its bytes sent. */
    share,
    /** For the `<form>`; its fields are named as in the draft. */
    attributes: { ref: form, 'data-draft': kind, noValidate: true, onSubmit },
  }
}

/** The outbox has it, so another page of this tab must not offer it for sending again. The fields still show it. */
function forgetDraft(kind: string) {
  try {
    sessionStorage.removeItem(`draft ${kind}`)
  } catch {
    // Blocked storage keeps no draft.
  }
}

/** A field in which nothing can be seen counts as empty: the server takes blanks for no value of an optional one. */
const withoutBlanks = (draft: DraftOf): DraftOf =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      typeof value === 'string' && isBlank(value) ? '' : value,
    ]),
  )

const isAny = (faults: object) => Object.values(faults).some(Boolean)
