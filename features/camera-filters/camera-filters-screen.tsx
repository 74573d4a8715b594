import { useCallback, useEffect, useRef, useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { openShareSheet } from '#kit/web/share.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, closes, Dialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useCamera } from './camera.ts'
import styles from './camera-filters.module.css'
import { CameraStage } from './camera-stage.tsx'
import { CameraTrouble } from './camera-trouble.tsx'
import { capturePicture } from './draw-filter.ts'
import { useFaces } from './faces.ts'
import { FilterGrid } from './filter-grid.tsx'
import { captureFileName, type Filter } from './filters.ts'
import { useLoadedFilter } from './overlay.tsx'
import { cameraFiltersTexts } from './texts.ts'

/** Camera filters: the front camera as a mirror, four filters, and pictures to download (specification §2). */
export function CameraFiltersScreen() {
  const t = useText(cameraFiltersTexts)
  const video = useRef<HTMLVideoElement>(null)
  const stage = useRef<HTMLElement>(null)
  const { state: camera, retry } = useCamera(video)
  const isReady = camera.kind === 'ready'
  const faces = useFaces(video, isReady)
  const [chosen, setChosen] = useState<Filter>()
  const filter = useLoadedFilter(chosen)
  const { capture, keep, close } = useCapture()

  const take = async () => {
    if (!video.current) return
    const picture = capturePicture(video.current, filter, faces.steady.at(performance.now()))
    await picture.then(
      blob => keep(blob, filter?.filter),
      error => {
        console.error('The picture could not be made:', error)
        showToast(t('captureFailed'), { kind: 'bad', ms: 5000 })
      },
    )
  }
  const retryFromCard = () => {
    retry()
    // The card closes with its button, so keyboard focus moves back to the preview.
    requestAnimationFrame(() => stage.current?.focus())
  }
  return (
    <Page flow className={`wide ${styles.screen}`}>
      <p className={`sub ${styles.subtitle}`}>{t('subtitle')}</p>
      {camera.kind === 'unavailable' ? (
        <CameraTrouble trouble={camera.trouble} onRetry={retryFromCard} />
      ) : null}
      <CameraStage video={video} stage={stage} camera={camera} faces={faces} filter={filter} />
      <FilterGrid chosen={chosen} onChoose={setChosen} />
      <p className={`sub ${styles.promise}`}>{t('staysHere')}</p>
      <div className={`act ${styles.dock}`}>
        <button type="button" className="btn btn--quiet btn--s" onClick={() => setChosen(undefined)}>
          {t('clear')}
        </button>
        <button
          type="button"
          className={styles.shutter}
          aria-label={t('capture')}
          disabled={!isReady}
          onClick={take}
        />
      </div>
      <CapturedImage capture={capture} onClose={close} />
    </Page>
  )
}

/** The last captured picture until it is closed or the screen is left. */
function useCapture() {
  const [capture, setCapture] = useState<Capture>()
  useEffect(() => () => capture && releaseCapture(capture), [capture])
  const keep = (blob: Blob, filter: Filter | undefined) => setCapture(createCapture(blob, filter, Date.now()))
  const close = useCallback(() => setCapture(undefined), [])
  return { capture, keep, close }
}

type Capture = { file: File; address: string; filter: Filter | undefined }

/** A captured picture with a blob: address. Call `releaseCapture` to free its memory. */
function createCapture(blob: Blob, filter: Filter | undefined, now: number): Capture {
  const file = new File([blob], captureFileName(filter, now), { type: blob.type })
  return { file, address: URL.createObjectURL(file), filter }
}
const releaseCapture = (capture: Capture): void => URL.revokeObjectURL(capture.address)

const id = 'captured-image'

/** The captured picture in a dialog: download, share where the phone can, close. */
function CapturedImage({ capture, onClose }: { capture: Capture | undefined; onClose: () => void }) {
  const t = useText(cameraFiltersTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  // A second tap on the button takes another picture, which replaces the first in the open dialog.
  const isOpen = capture !== undefined
  useEffect(() => {
    if (!isOpen) return
    openDialog(id)
    return () => closeDialog(id)
  }, [isOpen])
  const filter = capture?.filter
  const [isRefused, setRefused] = useState(false)
  const share = async ({ file }: Capture) => setRefused(!(await openShareSheet({ files: [file] })))
  const canShare = capture && navigator.canShare?.({ files: [capture.file] })
  return (
    <Dialog id={id} labelledBy={`${id}-title`} className={styles.captured} onClose={onClose}>
      <h2 id={`${id}-title`}>{t('captured')}</h2>
      {capture ? (
        <img
          src={capture.address}
          alt={filter ? t('capturedWith', { filter: say(filter.name) }) : t('capturedPlain')}
        />
      ) : null}
      {isRefused ? <p role="alert">{t('notShared')}</p> : null}
      <div className={canShare ? 'stack' : 'row2'}>
        <button type="button" className="btn btn--main" onClick={() => capture && download(capture)}>
          <Icon name="i-download" />
          {t('download')}
        </button>
        <div className={canShare ? 'row2' : styles.alone}>
          {canShare ? (
            <button type="button" className="btn btn--line" onClick={() => share(capture)}>
              <Icon name="i-share" />
              {t('share')}
            </button>
          ) : null}
          <button type="button" className="btn btn--line" {...closes(id)}>
            {kit('close')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function download({ address, file }: Capture): void {
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click()
}
