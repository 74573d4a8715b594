import { type FormEvent, useState } from 'react'
import { westernDigits } from '#common/phone-number.ts'
import { useText } from '#kit/web/language.tsx'
import { SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useSetting } from '#kit/web/staff/use-setting.ts'
import { Field } from '#ui/field.tsx'
import { mostOverdueHours, type vehiclesContract } from '../../contract.ts'
import style from './overdue-form.module.css'
import { parkingLotsStaffTexts } from './texts.ts'

const call = staffClient<typeof vehiclesContract>()
const useCall = staffQueryHook<typeof vehiclesContract>()

/** Sets after how many hours a vehicle is overdue. Renders nothing until the current number is loaded. */
export function OverdueForm() {
  const { value, refresh } = useCall('GET /api/vehicles/counts', {})
  return value ? (
    <Shown key={value.overdue_hours} hours={value.overdue_hours} onSaved={() => refresh()} />
  ) : null
}

function Shown({ hours, onSaved }: { hours: number; onSaved: () => void }) {
  const t = useText(parkingLotsStaffTexts)
  const [typed, setTyped] = useState(String(hours))
  const { save, problem, isSaving } = useSetting((overdue_hours: number) =>
    call('PUT /api/vehicles/settings', { body: { overdue_hours } }).then(onSaved),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) save(Number(westernDigits(typed).trim() || Number.NaN))
  }
  return (
    <form className={style.form} noValidate onSubmit={submit}>
      <Field
        label={t('overdue')}
        hint={t('overdueUse', { n: mostOverdueHours })}
        error={problem ? t('notSaved') : undefined}
      >
        {control => (
          <input
            {...control}
            className="in num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        )}
      </Field>
      <SaveButton isSaving={isSaving} className="btn--line" />
    </form>
  )
}
