import { useText } from '#kit/web/language.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
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
      <TextField
        label={t('slip')}
        aside={kit('optional')}
        hint={t('slipUse')}
        error={error}
        className={`in num ${vehicleStyle.code}`}
        name="vehicle_id"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        disabled={disabled}
        value={value}
        onChange={typed => onChange(typed.toUpperCase())}
      />
      <ScanButton id="slip-scan" label={t('scan')} onFound={onChange} />
    </div>
  )
}
