import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { normalizeNumber, vehicleNumber } from '../vehicle-number.ts'
import style from '../vehicles.module.css'
import { backLenses, chooseNextLens, openLens } from './lens.ts'
import { slipScanTexts } from './texts.ts'

/** A camera's picture or a photo; a canvas can draw both. */
type Picture = HTMLVideoElement | ImageBitmap
/** Reads the QR codes in a picture; [] for none. */
type QrReader = (picture: Picture) => Promise<string[]>

type Detector = { detect: (picture: Picture) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}
const format = 'qr_code'
/** Pictures are scaled down to this longest side (px), at which a slip held before a phone is still legible. */
const longestSide = 1280

/**
 * The browser's own QR reader (BarcodeDetector) or, if it has none, the library's, loaded only then. Throws if that cannot
 * be loaded.
 */
async function openQrReader(): Promise<QrReader> {
  return (await browserReader()) ?? libraryReader()
}

async function browserReader(): Promise<QrReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  // A phone that lacks the system component has the class, but it supports no format.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes(format)) return undefined
  const detector = new BarcodeDetector({ formats: [format] })
  return async picture => (await detector.detect(picture).catch(() => [])).map(({ rawValue }) => rawValue)
}

async function libraryReader(): Promise<QrReader> {
  const { openLibrary } = await import('./qr-library.ts')
  const read = await openLibrary()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return async picture => {
    const [width, height] =
      picture instanceof HTMLVideoElement
        ? [picture.videoWidth, picture.videoHeight]
        : [picture.width, picture.height]
    // The camera has no picture yet.
    if (width === 0 || height === 0) return []
    const part = Math.min(1, longestSide / Math.max(width, height))
    canvas.width = Math.round(width * part)
    canvas.height = Math.round(height * part)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return read(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}

/** ms between two scans of the camera's picture. */
const everyMs = 250
/** After the camera has been lost this often, it is not reopened automatically. */
const mostEnds = 5
type Props = { onFound: (id: string) => void }
type Trouble = 'noCamera' | 'noReader' | 'notASlip' | 'noPicture'

/** Looks for a slip's QR code in the camera's picture until found; a photo of the slip works too. */
export function Scanner({ onFound }: Props) {
  const t = useText(slipScanTexts)
  const photo = useId()
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  const reader = useRef<Promise<QrReader>>(undefined)
  const [trouble, setTrouble] = useState<Trouble>()
  const [isLooking, setLooking] = useState(false)
  /** A new round reopens the camera. */
  const [round, setRound] = useState(0)
  const [lenses, setLenses] = useState<readonly string[]>([])
  const inUse = useRef<string>(undefined)
  const ended = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reopens the camera
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
        // Load it again in the next round.
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
    // A call or another app has taken the camera: reopen it, at once or when the page is visible again.
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

/** The first slip number among a picture's codes; other codes are ignored. */
async function slipIn(picture: Picture, read: QrReader): Promise<string | undefined> {
  const codes = await read(picture)
  return codes.map(normalizeNumber).find(code => vehicleNumber.test(code))
}
