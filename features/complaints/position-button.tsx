import { useEffect, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { Icon } from '#ui/icon.tsx'
import style from './complaints.module.css'
import { texts } from './texts.ts'

type Props = {
  /** `lat,lng,metres`, '' for none. */
  position: string
  onChange: (position: string) => void
  disabled: boolean
}
/** Adds the phone's position when the writer taps it, and removes it again. */
export function PositionButton({ position, onChange, disabled }: Props) {
  const t = useText(texts)
  const [state, setState] = useState<'asking' | 'positionFailed'>()
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const ask = async () => {
    setState('asking')
    stop.current()
    let isStopped = false
    stop.current = () => {
      isStopped = true
    }
    // Loaded with the tap: the form does not need it to be shown.
    const loaded = await import('#kit/web/locate.ts').catch(() => undefined)
    if (isStopped) return
    if (!loaded) return setState('positionFailed')
    stop.current = loaded.locate('screen', located => {
      setState(located.status === 'found' ? undefined : 'positionFailed')
      if (located.status === 'found') onChange(asField(located.found))
    })
  }
  return (
    <div className={style.position}>
      <button
        type="button"
        className="btn btn--line btn--s"
        disabled={disabled || state === 'asking'}
        onClick={position ? () => onChange('') : ask}
      >
        <Icon name={position ? 'i-trash' : 'i-locate'} size={20} />
        {t(position ? 'removePosition' : 'addPosition')}
      </button>
      <p role="status">{position ? t('positionAdded') : state ? t(state) : null}</p>
    </div>
  )
}
// Five decimals are about a metre; a phone knows no more.
const asField = ({ point, accuracyM }: Found) =>
  [point.lat.toFixed(5), point.lng.toFixed(5), Math.min(Math.round(accuracyM), 999_999)].join()
