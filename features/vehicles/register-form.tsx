import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isBlank } from '#common/invisible.ts'
import { isPhone } from '#common/phone-input.ts'
import { type ApiError, asApiError } from '#kit/web/api.ts'
import { showFirstFault, useDraft } from '#kit/web/draft.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { useApproximateNow } from '#kit/web/now.ts'
import { forgetPhotoDraft, usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { refusedPhoto } from '#kit/web/photo/refused-photo.ts'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { isSlipProblem, type Say, sayFailure } from './failure.ts'
import { fullnessOf, nameOfLot, nextLot } from './lots/fullness.ts'
import { parkingLotsTexts } from './lots/texts.ts'
import { lotName, useLots } from './lots/use-lots.ts'
import { PhoneField } from './phone-field.tsx'
import { type Draft, register, type Slip } from './register.ts'
import { SlipField } from './slips/slip-field.tsx'
import { vehiclesTexts } from './texts.ts'
import { normalizeNumber, vehicleNumber } from './vehicle-number.ts'
import style from './vehicles.module.css'

const key = 'vehicle-lot'

/** The lot that this phone last registered at, because a gate stays at its lot; '' at first. */
const keptLot = (): string => readStorage(key) ?? ''
const keepLot = (lot: string): void => writeStorage(key, lot)

const empty: Draft = { owner_name: '', phone_number: '', parking_location: '', number_plate: '', slip: '' }
const draftName = 'vehicle'

/** Deletes the text that the form keeps on this phone. */
const forgetWords = () => sessionStorage.removeItem(`draft ${draftName}`)
/** Deletes everything that the form keeps on this phone. */
export function forgetDraft(): Promise<void> {
  forgetWords()
  return forgetPhotoDraft(draftName)
}

type Props = { onRegistered: (slip: Slip) => void; onRefused: (error: ApiError) => void }

/** The registration form. It keeps its input until the vehicle has an ID. */
export function RegisterForm({ onRegistered, onRefused }: Props) {
  const t = useText(vehiclesTexts)
  const kit = useText(kitTexts)
  const { form, draft: typed, change, clear } = useDraft(draftName, empty)
  const [kept, setKept] = useState(keptLot)
  const draft = { ...typed, parking_location: typed.parking_location || kept }
  const photoDraft = usePhotoDraft(draftName)
  const { photo, setPhoto } = photoDraft
  const [problem, setProblem] = useState<{
    kind: 'missing' | 'phone' | 'failed'
    said: (t: Say) => string
    /** Names of the fields that it is about and that have not been changed since. */
    fields: readonly string[]
  }>()
  const [isSending, setSending] = useState(false)
  const [isPreparing, setPreparing] = useState(false)
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A refused field is scrolled to instead.
    if (problem?.kind === 'failed' && problem.fields.every(name => name === 'photo'))
      failure.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  const fail = (
    kind: 'missing' | 'phone' | 'failed',
    said: (t: Say) => string,
    fields: readonly string[],
  ) => {
    setProblem({ kind, said, fields })
    showToast(said(t), { kind: 'bad' })
    showFirstFault(form.current)
  }
  const mend = (names: readonly string[]) =>
    setProblem(known => {
      const fields = known?.fields.filter(name => !names.includes(name)) ?? []
      if (!known || fields.length === known.fields.length) return known
      return fields.length > 0 ? { ...known, fields } : undefined
    })
  const edit = (part: Partial<Draft>) => {
    mend(Object.keys(part))
    change(part)
  }
  const errorOf = (field: string, words?: string) => {
    if (!problem?.fields.includes(field)) return undefined
    return problem.kind === 'missing' ? words : t(problem.kind === 'phone' ? 'badPhone' : 'fieldRefused')
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || isPreparing) return
    const { owner_name, phone_number, parking_location } = draft
    const filled = { owner_name, phone_number, parking_location, photo: photo ? 'chosen' : '' }
    const missing = Object.entries(filled).flatMap(([name, value]) => (isBlank(value) ? [name] : []))
    if (missing.length > 0 || !photo) return fail('missing', t => t('fillAll'), missing)
    if (!isPhone(phone_number)) return fail('phone', t => t('badPhone'), ['phone_number'])
    if (draft.slip && !vehicleNumber.test(normalizeNumber(draft.slip)))
      return fail('failed', t => t('slipForm'), ['vehicle_id'])
    setProblem(undefined)
    setSending(true)
    try {
      const slip = await register(draft, photo, () => {
        // The outbox has it, so a page opened now must not offer it for sending again.
        forgetWords()
        photoDraft.handOver()
      })
      clear()
      keepLot(slip.parking_location)
      setKept(slip.parking_location)
      setPhoto(undefined)
      showToast(t('registeredToast', { id: slip.vehicle_id }))
      onRegistered(slip)
    } catch (thrown) {
      const error = asApiError(thrown)
      change({})
      // If the phone can no longer read the photo, it has to be chosen again.
      if (refusedPhoto(error) === 'unreadable') setPhoto(undefined)
      else await photoDraft.takeBack()
      const fields = error.fields.map(({ path }) => path)
      fail(
        'failed',
        t => sayFailure(t, error),
        isSlipProblem(error) ? ['vehicle_id'] : refusedPhoto(error) ? ['photo'] : fields,
      )
      onRefused(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <form ref={form} className={style.form} noValidate onSubmit={send}>
      <p className="sub">{t('subtitle')}</p>
      <TextField
        label={t('owner')}
        error={errorOf('owner_name', t('ownerMissing'))}
        name="owner_name"
        autoComplete="off"
        maxLength={80}
        required
        disabled={isSending}
        value={draft.owner_name}
        onChange={owner_name => edit({ owner_name })}
      />
      <PhoneField
        label={t('phone')}
        name="phone_number"
        value={draft.phone_number}
        onChange={phone_number => edit({ phone_number })}
        error={errorOf('phone_number', t('phoneMissing'))}
        disabled={isSending}
      />
      <LotField
        value={draft.parking_location}
        onChange={parking_location => edit({ parking_location })}
        error={errorOf('parking_location', t('lotMissing'))}
        disabled={isSending}
      />
      <TextField
        label={t('plate')}
        aside={kit('optional')}
        hint={t('plateUse')}
        error={errorOf('number_plate')}
        className={`in ${style.code}`}
        name="number_plate"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        disabled={isSending}
        value={draft.number_plate}
        onChange={number_plate => edit({ number_plate })}
      />
      <SlipField
        value={draft.slip}
        onChange={slip => {
          mend(['vehicle_id'])
          change({ slip })
        }}
        error={problem?.fields.includes('vehicle_id') ? problem.said(t) : undefined}
        disabled={isSending}
      />
      <PhotoPicker
        label={t('photo')}
        photo={photo}
        onPick={picked => {
          mend(['photo'])
          setPhoto(picked)
        }}
        onPrepare={state => setPreparing(state === 'begun')}
        disabled={isSending}
        {...(problem?.kind === 'missing' && !photo && { error: t('photoMissing') })}
      />
      <div ref={failure} className={style.failure}>
        {problem && problem.kind !== 'phone' ? (
          <Note kind="err" title={problem.said(t)} live="alert" />
        ) : null}
      </div>
      <PrivacyNotice title={t('noticeTitle')} lines={[t('noticeWhat'), t('noticeWho')]} />
      <div className="act">
        <button type="submit" className="btn btn--main" disabled={isSending || isPreparing}>
          {isSending ? <i className="spin" aria-hidden="true" /> : null}
          <span>{isSending ? t('submitting') : t('submit')}</span>
        </button>
      </div>
    </form>
  )
}

/** The specification's lots (§3 and §9), for a phone that has never loaded the list. */
const firstLots = ['parking-1', 'parking-2', 'parking-3', 'parking-4', 'parking-5'] as const

type LotFieldProps = {
  value: string
  onChange: (lot: string) => void
  error: string | undefined
  disabled: boolean
}

/** Chooses the vehicle's lot; if it is full or closed, says so and where to send the next vehicle. */
function LotField({ value, onChange, error, disabled }: LotFieldProps) {
  const t = useText(vehiclesTexts)
  const tl = useText(parkingLotsTexts)
  const say = useSay()
  const lots = useLots().value?.lots
  const now = useApproximateNow() ?? 0
  const lot = lots?.find(({ id }) => id === value)
  const fullness = lot ? fullnessOf(lot, now) : 'unknown'
  const next = lot && lots && nextLot(lots, lot, now)
  const isBad = fullness === 'full' || fullness === 'over' || fullness === 'closed'
  const ids = lots?.filter(each => each.is_open || each.id === value).map(({ id }) => id) ?? firstLots
  return (
    <>
      <SelectField
        label={t('lot')}
        error={error}
        name="parking_location"
        required
        disabled={disabled}
        value={value}
        onChange={onChange}
      >
        <option value="">{t('chooseLot')}</option>
        {ids.map(id => (
          <option key={id} value={id}>
            {say(lotName(lots, id))}
          </option>
        ))}
      </SelectField>
      {lot && isBad ? (
        <Note kind="warn" live="status" title={`${say(nameOfLot(lot))}: ${tl(fullness)}`}>
          <span>
            <span>
              {fullness === 'over' && lot.vehicles !== null && lot.capacity !== null
                ? `${tl('overBy', { vehicles: lot.vehicles, capacity: lot.capacity })}. `
                : null}
            </span>
            <span>{next ? t('sendNextTo', { lot: say(nameOfLot(next)) }) : t('noLotFree')}</span>
          </span>
        </Note>
      ) : null}
    </>
  )
}
