import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import '#ui/fields.css'
import { useText } from '../language.tsx'
import { kitTexts } from '../texts.ts'
import { takePhoto } from './take-photo.ts'
import { type PhotoText, photoTexts } from './texts.ts'
import { useObjectUrl } from './use-object-url.ts'

type Props = {
  label: string
  isOptional?: boolean
  /** The chosen photo, already shrunk and without metadata. */
  photo: Blob | undefined
  onPick: (photo: Blob | undefined) => void
  /** A slow phone prepares a chosen photo for seconds; `done` comes with `onPick`. */
  onPrepare?: (state: 'begun' | 'done' | 'failed') => void
  error?: string | undefined
  /** Why it was refused after it was chosen. */
  refused?: PhotoText | undefined
  disabled?: boolean
}

/** Takes or chooses one photo, shrinks it and shows it. Limits of specification §5. */
export function PhotoPicker(props: Props) {
  const { label, isOptional, photo, onPick, onPrepare, disabled, refused } = props
  const t = useText(photoTexts)
  const kit = useText(kitTexts)
  const id = useId()
  const preview = useObjectUrl(photo)
  const [problem, setProblem] = useState<PhotoText>()
  const [isPreparing, setPreparing] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const pick = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = '' // So that choosing the same photo again is a change.
    if (!file) return
    setProblem(undefined)
    setPreparing(true)
    onPrepare?.('begun')
    const taken = await takePhoto(file)
    setPreparing(false)
    onPrepare?.('fault' in taken ? 'failed' : 'done')
    if ('fault' in taken) {
      setProblem(taken.fault)
      return showToast(t(taken.fault), { kind: 'bad' })
    }
    onPick(taken.photo)
    showToast(t('selected'))
  }
  const error = props.error ?? (refused && t(refused))
  const shown = problem ? t(problem) : error
  const removeKey = useRef<HTMLButtonElement>(null)
  // The chosen photo was refused: its button stands where the field to choose one was.
  useEffect(() => {
    if (error) removeKey.current?.focus()
  }, [error])
  // On a slow phone a photo can be chosen before hydration, when nothing hears its change event.
  const pickEarly = useEffectEvent(() => {
    for (const input of fields.current?.querySelectorAll('input') ?? []) if (input.files?.length) pick(input)
  })
  useLayoutEffect(() => pickEarly(), [])
  const input = (name: string, capture: boolean) => (
    <input
      id={`${id}-${name}`}
      className="hide"
      type="file"
      accept="image/*"
      capture={capture ? 'environment' : undefined}
      onChange={event => pick(event.target)}
      disabled={disabled || isPreparing}
      aria-describedby={shown ? `${id}-error` : undefined}
      aria-invalid={shown ? true : undefined}
    />
  )
  return (
    <fieldset className={shown ? 'field field--bad upl' : 'field upl'} disabled={disabled}>
      <legend className="lab">
        <span>{label}</span> {isOptional ? <small>{kit('optional')}</small> : null}
      </legend>
      {preview ? (
        <div className="shot">
          <img src={preview} alt={t('preview')} />
          <button
            ref={removeKey}
            type="button"
            className="icbtn"
            aria-label={t('remove')}
            aria-describedby={shown ? `${id}-error` : undefined}
            onClick={() => onPick(undefined)}
          >
            <Icon name="i-trash" />
          </button>
        </div>
      ) : (
        <div className="row2" ref={fields}>
          {input('camera', true)}
          <label className="pick" htmlFor={`${id}-camera`}>
            <Icon name="i-camera" size={32} />
            {t('takePhoto')}
          </label>
          {input('gallery', false)}
          <label className="pick" htmlFor={`${id}-gallery`}>
            <Icon name="i-gallery" size={32} />
            {t('choosePhoto')}
          </label>
        </div>
      )}
      {isPreparing ? <p role="status">{t('preparing')}</p> : null}
      {shown ? (
        <p id={`${id}-error`} className="err" role="alert">
          <Icon name="i-warning" size={20} />
          {shown}
        </p>
      ) : null}
    </fieldset>
  )
}
