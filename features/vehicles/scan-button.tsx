import { useEffect, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { closeDialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { texts } from './texts.ts'
import { normalizeNumber, vehicleNumber } from './vehicle-number.ts'
import style from './vehicles.module.css'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorMaker = new (options: { formats: string[] }) => Detector
const detectorOf = () => (globalThis as unknown as { BarcodeDetector?: DetectorMaker }).BarcodeDetector
const dialog = 'vehicle-scan'
const everyMs = 250

/** Reads a slip's QR code with the back camera. Not shown in browsers without BarcodeDetector: there the ID is typed. */
export function ScanButton({ onFound }: { onFound: (id: string) => void }) {
  const t = useText(texts)
  const [canScan, setCanScan] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setCanScan(detectorOf() !== undefined && navigator.mediaDevices !== undefined), [])
  if (!canScan) return null
  return (
    <>
      <button
        type="button"
        className={`btn btn--line ${style.scan}`}
        onClick={() => {
          setOpen(true)
          openDialog(dialog)
        }}
      >
        <Icon name="i-camera" />
        {t('scan')}
      </button>
      <Sheet id={dialog} title={t('scan')} closeLabel={t('close')} onClose={() => setOpen(false)}>
        {isOpen ? (
          <Scanner
            onFound={id => {
              closeDialog(dialog)
              onFound(id)
            }}
          />
        ) : null}
      </Sheet>
    </>
  )
}

function Scanner({ onFound }: { onFound: (id: string) => void }) {
  const t = useText(texts)
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const start = async () => {
      const Maker = detectorOf()
      if (!Maker || !video.current) throw new Error('no reader')
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
        audio: false,
      })
      if (isOver) return stop()
      const reader = new Maker({ formats: ['qr_code'] })
      video.current.srcObject = stream
      await video.current.play()
      const look = async () => {
        const codes = video.current ? await reader.detect(video.current).catch(() => []) : []
        if (isOver) return
        const id = codes.map(code => normalizeNumber(code.rawValue)).find(key => vehicleNumber.test(key))
        if (id) found.current(id)
        else timer = setTimeout(look, everyMs)
      }
      await look()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(() => !isOver && setFailed(true))
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return hasFailed ? (
    <p role="alert">{t('noCamera')}</p>
  ) : (
    <>
      <p className="sub">{t('scanUse')}</p>
      <video ref={video} className={style.video} muted playsInline />
    </>
  )
}
