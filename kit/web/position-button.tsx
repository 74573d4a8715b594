import { type ReactNode, useEffect, useRef, useState } from 'react'
import { defineTexts } from '#common/text.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from './language.tsx'
import type { LocationFault } from './locate.ts'
import { faultTitles, locationTexts } from './location-texts.ts'
import './position-button.css'
import { metresOf, positionField } from './use-located.ts'

const texts = defineTexts({
  add: { en: 'Add my position', hi: 'मेरी लोकेशन जोड़ें' },
  added: {
    en: 'Your position is added, accurate to about {metres} m',
    hi: 'आपकी लोकेशन जुड़ गई, लगभग {metres} मीटर तक सही',
  },
  remove: { en: 'Remove my position', hi: 'मेरी लोकेशन हटाएँ' },
})
type Props = {
  /** `lat,lng,metres` (common/fields.ts), '' for none. */
  position: string
  onChange: (position: string) => void
  /** What to do if the phone gives no position. */
  instead: ReactNode
  /** Default: 'Add my position'. */
  label?: string
  disabled?: boolean
}
/** Adds the phone's position on a tap, and removes it again; says why there is none. */
export function PositionButton({ position, onChange, instead, label, disabled }: Props) {
  const t = useText(texts)
  const say = useText(locationTexts)
  const [state, setState] = useState<'asking' | LocationFault>()
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
    const loaded = await import('./locate.ts').catch(() => undefined)
    if (isStopped) return
    if (!loaded) return setState('unavailable')
    stop.current = loaded.locate('screen', located => {
      setState(located.status === 'found' ? undefined : located.fault)
      if (located.status === 'found') onChange(positionField(located.found))
    })
  }
  return (
    <div className="phone-position">
      <button
        type="button"
        className="btn btn--line btn--s"
        disabled={disabled || state === 'asking'}
        data-once=""
        onClick={position ? () => onChange('') : ask}
      >
        <Icon name={position ? 'i-trash' : 'i-locate'} size={20} />
        <span>{position ? t('remove') : (label ?? t('add'))}</span>
      </button>
      <p role="status">
        <span>
          {position
            ? t('added', { metres: metresOf(position) })
            : state
              ? say(state === 'asking' ? 'requesting' : faultTitles[state])
              : null}
        </span>{' '}
        {!position && state && state !== 'asking' ? <span>{instead}</span> : null}
      </p>
    </div>
  )
}
