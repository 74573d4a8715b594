import { type FormEvent, useState } from 'react'
import { westernDigits } from '#common/phone-number.ts'
import { useText } from '#kit/web/language.tsx'
import { ChangedMeanwhile, NotSaved, SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useSetting } from '#kit/web/staff/use-setting.ts'
import { TextField } from '#ui/field.tsx'
import { mostOverdueHours, type vehiclesContract } from '../../contract.ts'
import style from './overdue-form.module.css'
import { parkingLotsStaffTexts } from './texts.ts'

const call = staffClient<typeof vehiclesContract>()
const useCall = staffQueryHook<typeof vehiclesContract>()

/** Sets after how many hours a vehicle is overdue. Renders nothing until the current number is loaded. */
export function OverdueForm() {
  const { value, refresh } = useCall('GET /api/vehicles/counts', {})
  return value ? <Shown now={value.overdue_hours} refresh={refresh} /> : null
}

function Shown({ now, refresh }: { now: number; refresh: () => Promise<void> }) {
  const t = useText(parkingLotsStaffTexts)
  const [typed, setTyped] = useState(String(now))
  const { save, problem, error, isSaving } = useSetting(
    async (overdue_hours: number, seen: number) => {
      const body = { overdue_hours, instead_of: { overdue_hours: seen } }
      const saved = await call('PUT /api/vehicles/settings', { body })
      setTyped(String(saved.overdue_hours))
      return saved.overdue_hours
    },
    { now, refresh },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) save(Number(westernDigits(typed).trim() || Number.NaN))
  }
  return (
    <form className={style.form} noValidate onSubmit={submit}>
      <TextField
        label={t('overdue')}
        hint={t('overdueUse', { n: mostOverdueHours })}
        error={problem === 'invalid' ? t('notANumber', { n: mostOverdueHours }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed}
        onChange={setTyped}
      />
      <NotSaved error={problem === 'failed' ? error : undefined} isTyped />
      {problem === 'changed' ? <ChangedMeanwhile now={String(now)} /> : null}
      <SaveButton isSaving={isSaving} className="btn--line" />
    </form>
  )
}
