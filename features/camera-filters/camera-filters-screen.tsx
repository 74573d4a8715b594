import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { showToast } from '#ui/toast.ts'
import { useCamera } from './camera.ts'
import styles from './camera-filters.module.css'
import { CameraStage } from './camera-stage.tsx'
import { CameraTrouble } from './camera-trouble.tsx'
import { type Capture, CapturedImage, createCapture, releaseCapture } from './captured-image.tsx'
import { capturePicture } from './draw-filter.ts'
import { useFaces } from './faces.ts'
import { FilterGrid } from './filter-grid.tsx'
import type { Filter } from './filters.ts'
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
