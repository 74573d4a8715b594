import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { normalizeNumber, vehicleNumber } from '../vehicle-number.ts'
import style from '../vehicles.module.css'
import { backLenses, chooseNextLens, openLens } from './lens.tsx'
import { openQrReader, type Picture, type QrReader } from './qr-reader.tsx'
import { slipScanTexts } from './texts.ts'

/** ms between two looks at the camera's picture. */
const everyMs = 250
/** A camera that goes so often is no longer asked for by itself. */
const mostEnds = 5
type Props = { onFound: (id: string) => void }
type Trouble = 'noCamera' | 'noReader' | 'notASlip' | 'noPicture'

/** Looks for the QR code of a slip in the camera's picture until it is found; a photo of the slip works as well. */
export function Scanner({ onFound }: Props) {
  const t = useText(slipScanTexts)
  const photo = useId()
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  const reader = useRef<Promise<QrReader>>(undefined)
  const [trouble, setTrouble] = useState<Trouble>()
  const [isLooking, setLooking] = useState(false)
  /** Another round opens the camera again. */
  const [round, setRound] = useState(0)
  const [lenses, setLenses] = useState<readonly string[]>([])
  const inUse = useRef<string>(undefined)
  const ended = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens the camera again
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) {
        track.onended = null
        track.stop()
      }
    }
    const start = async () => {
      reader.current ??= openQrReader()
      const read = await reader.current.catch(() => undefined)
      if (isOver) return
      if (!read) {
        // Asked for again in the next round.
        reader.current = undefined
        return setTrouble('noReader')
      }
      try {
        stream = await openLens()
        if (isOver || !video.current) return stop()
        for (const track of stream.getTracks()) track.onended = () => goOn()
        inUse.current = stream.getVideoTracks()[0]?.getSettings().deviceId
        video.current.srcObject = stream
        await video.current.play()
        if (isOver) return
        setTrouble(undefined)
        setLenses(await backLenses())
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
    // A call or another app has taken the camera: it is asked for again, at once or when the reader is back.
    const goOn = () => {
      if (isOver) return
      if (ended.current === mostEnds) return setTrouble('noCamera')
      if (document.visibilityState === 'visible') {
        ended.current += 1
        return setRound(count => count + 1)
      }
      document.addEventListener('visibilitychange', goOn, { once: true })
    }
    start()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', goOn)
      stop()
    }
  }, [round])
  const openAgain = () => {
    ended.current = 0
    setRound(count => count + 1)
  }
  const change = () => {
    chooseNextLens(lenses, inUse.current)
    openAgain()
  }
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
    else setTrouble(!read ? 'noReader' : picture ? 'notASlip' : 'noPicture')
  }
  const hasCamera = trouble !== 'noCamera' && trouble !== 'noReader'
  return (
    <>
      {trouble ? <p role="alert">{t(trouble)}</p> : null}
      {hasCamera ? null : (
        <div className={style.fromPhoto}>
          <button type="button" className="btn btn--line" onClick={openAgain}>
            <Icon name="i-refresh" />
            {t('again')}
          </button>
        </div>
      )}
      <div hidden={!hasCamera}>
        <p className="sub">{t('scanUse')}</p>
        <video ref={video} className={style.video} muted playsInline />
        {lenses.length > 1 ? (
          <div className={style.fromPhoto}>
            <button type="button" className="btn btn--line" onClick={change}>
              <Icon name="i-refresh" />
              {t('otherLens')}
            </button>
          </div>
        ) : null}
      </div>
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
