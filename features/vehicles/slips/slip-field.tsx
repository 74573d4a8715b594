import { useText } from '#kit/web/language.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { Field } from '#ui/field.tsx'
import { ScanButton } from '../scan/scan-button.tsx'
import vehicleStyle from '../vehicles.module.css'
import style from './slips.module.css'
import { parkingSlipsTexts } from './texts.ts'

type Props = {
  value: string
  onChange: (slip: string) => void
  error: string | undefined
  disabled: boolean
}

/** The number of a preprinted slip, scanned or typed. */
export function SlipField({ value, onChange, error, disabled }: Props) {
  const t = useText(parkingSlipsTexts)
  const kit = useText(kitTexts)
  return (
    <div className={style.scan}>
      <Field label={t('slip')} aside={kit('optional')} hint={t('slipUse')} error={error}>
        {control => (
          <input
            {...control}
            className={`in num ${vehicleStyle.code}`}
            name="vehicle_id"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            disabled={disabled}
            value={value}
            onChange={event => onChange(event.target.value.toUpperCase())}
          />
        )}
      </Field>
      <ScanButton id="slip-scan" label={t('scan')} onFound={onChange} />
    </div>
  )
}
