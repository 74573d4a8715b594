import { type FormEvent, useId, useRef, useState } from 'react'
import { newId } from '#common/id.ts'
import { isPhone } from '#common/phone-input.ts'
import { asApiError, callUrl, client, readJson, request } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, closes, Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { Vehicle, vehiclesContract } from './contract.ts'
import { reasonOf } from './failure.ts'
import { PhoneField } from './phone-field.tsx'
import { isSignedOut } from './session.ts'
import { vehiclesTexts } from './texts.ts'
import style from './vehicles.module.css'

const call = client<typeof vehiclesContract>()
export const departureDialog = 'vehicle-departure'
type Problem = 'unparkMissing' | 'badPhone' | 'unparkFailed' | 'unparkTaken'
type Taker = { phone: string; first?: Blob | undefined; second?: Blob | undefined }
const nobody: Taker = { phone: '' }

type Props = { vehicle: Vehicle; onChange: (vehicle: Vehicle) => void; onSignedOut: () => void }

/** Asks for the phone number and photo of the person taking the vehicle. A failure keeps the dialog and its input. */
export function DepartureDialog({ vehicle, onChange, onSignedOut }: Props) {
  const t = useText(vehiclesTexts)
  const kit = useText(kitTexts)
  const titleId = useId()
  const [taker, setTaker] = useState(nobody)
  const [problem, setProblem] = useState<Problem>()
  const [reason, setReason] = useState<ReturnType<typeof reasonOf>>()
  const [isSending, setSending] = useState(false)
  const [preparing, setPreparing] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  // One idempotency key per dialog: a retry after a lost reply is the same departure.
  const key = useRef<string>(undefined)
  const change = (part: Partial<Taker>) => {
    key.current = undefined
    setTaker(known => ({ ...known, ...part }))
    if ('phone' in part && problem === 'badPhone') setProblem(undefined)
  }
  // A photo that is still being prepared would be left out.
  const onPrepare = (state: 'begun' | 'done' | 'failed') =>
    setPreparing(count => count + (state === 'begun' ? 1 : -1))
  const clear = () => {
    setTaker(nobody)
    setProblem(undefined)
    key.current = undefined
  }
  const fail = (what: Problem) => {
    setProblem(what)
    showToast(t(what === 'unparkTaken' ? 'unparkFailed' : what), { kind: 'bad' })
    showFirstFault(form.current)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || preparing > 0) return
    const { phone, first, second } = taker
    if (!phone.trim() || !first) return fail('unparkMissing')
    if (!isPhone(phone)) return fail('badPhone')
    setProblem(undefined)
    setReason(undefined)
    setSending(true)
    try {
      key.current ??= newId()
      const gone = await depart(vehicle.id, { phone, first, second }, key.current)
      closeDialog(departureDialog)
      showToast(t('unparkDone'))
      onChange(gone)
    } catch (thrown) {
      const error = asApiError(thrown)
      const isTaken = error.code === 'already-unparked'
      if (isSignedOut(error)) onSignedOut()
      setReason(reasonOf(error))
      fail(isTaken ? 'unparkTaken' : 'unparkFailed')
      if (isTaken) onChange(await newest(vehicle))
    } finally {
      setSending(false)
    }
  }
  const isEmpty = !taker.phone && !taker.first && !taker.second
  return (
    <Dialog
      id={departureDialog}
      labelledBy={titleId}
      className="sheet-dialog"
      dismissable={isEmpty && !isSending}
      onClose={clear}
    >
      <div className="sheet">
        <div className="sheet-h">
          <h2 id={titleId}>{t('unparkTitle')}</h2>
          <button
            type="button"
            className="icbtn"
            aria-label={kit('close')}
            disabled={isSending}
            {...closes(departureDialog)}
          >
            <Icon name="i-close" />
          </button>
        </div>
        <p className="sub">{t('unparkUse')}</p>
        <form ref={form} className={style.stack} noValidate onSubmit={send}>
          <PhoneField
            label={t('unparkerPhone')}
            name="unparker_phone"
            value={taker.phone}
            onChange={phone => change({ phone })}
            error={
              problem === 'badPhone'
                ? t('badPhone')
                : problem === 'unparkMissing' && !taker.phone.trim()
                  ? t('phoneMissing')
                  : undefined
            }
            disabled={isSending}
          />
          <div className={`row2 ${style.people}`}>
            <PhotoPicker
              label={t('photo1')}
              photo={taker.first}
              onPick={first => change({ first })}
              onPrepare={onPrepare}
              error={problem === 'unparkMissing' && !taker.first ? t('takerPhotoMissing') : undefined}
              disabled={isSending}
            />
            <PhotoPicker
              label={t('photo2')}
              isOptional
              photo={taker.second}
              onPick={second => change({ second })}
              onPrepare={onPrepare}
              disabled={isSending}
            />
          </div>
          {problem && problem !== 'badPhone' ? (
            <Note kind="err" title={t(problem === 'unparkTaken' ? 'unparkFailed' : problem)} live="alert">
              {problem === 'unparkTaken' ? <span>{t('unparkTaken')}</span> : null}
              {problem === 'unparkFailed' && reason ? (
                <span>{t('unparkWhy', { reason: t(reason) })}</span>
              ) : null}
            </Note>
          ) : null}
          <div className="row2">
            <button type="button" className="btn btn--line" disabled={isSending} {...closes(departureDialog)}>
              {kit('cancel')}
            </button>
            <button
              type="submit"
              className={`btn btn--main ${style.tight}`}
              disabled={isSending || preparing > 0}
            >
              {isSending ? t('processing') : t('unpark')}
            </button>
          </div>
        </form>
      </div>
    </Dialog>
  )
}

/** A vehicle that somebody else let go, with who took it; without network, only that it is gone. */
const newest = (vehicle: Vehicle): Promise<Vehicle> =>
  call('GET /api/vehicles/search/:key', { params: { key: vehicle.vehicle_id } }).catch(() => ({
    ...vehicle,
    parking_status: 'unparked',
  }))

type SentTaker = { phone: string; first: Blob; second: Blob | undefined }

/** Sends number and photos in one request. `key` is the idempotency key: a retry is the same departure. Throws ApiError. */
async function depart(id: string, { phone, first, second }: SentTaker, key: string): Promise<Vehicle> {
  const form = new FormData()
  form.set('phone', phone)
  form.set('photo', first, 'photo')
  if (second) form.set('photo_2', second, 'photo')
  const url = callUrl('POST /api/vehicles/:id/departure', { params: { id } })
  return readJson(await request(url, { method: 'POST', body: form, headers: { 'idempotency-key': key } }))
}
