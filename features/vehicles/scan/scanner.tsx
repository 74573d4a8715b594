import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { normalizeNumber, vehicleNumber } from '../vehicle-number.ts'
import style from '../vehicles.module.css'
import { openQrReader, type Picture, type QrReader } from './qr-reader.tsx'
import { texts } from './texts.ts'

/** ms between two looks at the camera's picture. */
const everyMs = 250
type Props = { onFound: (id: string) => void }

/** Looks for the QR code of a slip in the camera's picture until it is found; a photo of the slip works as well. */
export function Scanner({ onFound }: Props) {
  const t = useText(texts)
  const photo = useId()
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  const reader = useRef<Promise<QrReader>>(undefined)
  const [trouble, setTrouble] = useState<'noCamera' | 'noReader' | 'notASlip'>()
  const [isLooking, setLooking] = useState(false)
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      reader.current = openQrReader()
      const read = await reader.current.catch(() => undefined)
      if (isOver) return
      if (!read) return setTrouble('noReader')
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
          audio: false,
        })
        if (isOver || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
      } catch {
        if (!isOver) setTrouble('noCamera')
        return
      }
      const look = async () => {
        const id = video.current ? await slipIn(video.current, read) : undefined
        if (isOver) return
        if (id) found.current(id)
        else timer = setTimeout(look, everyMs)
      }
      await look()
    }
    start()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  const lookAt = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (!file) return
    setLooking(true)
    const read = await reader.current?.catch(() => undefined)
    const picture = await createImageBitmap(file).catch(() => undefined)
    const id = picture && read ? await slipIn(picture, read) : undefined
    picture?.close()
    setLooking(false)
    if (id) found.current(id)
    else setTrouble(read ? 'notASlip' : 'noReader')
  }
  const hasCamera = trouble !== 'noCamera' && trouble !== 'noReader'
  return (
    <>
      {trouble ? <p role="alert">{t(trouble)}</p> : null}
      {hasCamera ? (
        <>
          <p className="sub">{t('scanUse')}</p>
          <video ref={video} className={style.video} muted playsInline />
        </>
      ) : null}
      {trouble === 'noReader' ? null : (
        <div className={style.fromPhoto}>
          <input
            id={photo}
            type="file"
            accept="image/*"
            className="hide"
            disabled={isLooking}
            onChange={event => lookAt(event.currentTarget)}
          />
          <label htmlFor={photo} className="btn btn--line">
            <Icon name="i-gallery" />
            {t(isLooking ? 'looking' : 'fromPhoto')}
          </label>
        </div>
      )}
    </>
  )
}

/** The first number of a slip in a picture; other codes are passed over. */
async function slipIn(picture: Picture, read: QrReader): Promise<string | undefined> {
  const codes = await read(picture)
  return codes.map(normalizeNumber).find(code => vehicleNumber.test(code))
}
