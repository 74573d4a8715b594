import type { CSSProperties, RefObject } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CameraState } from './camera.ts'
import styles from './camera-filters.module.css'
import type { LoadedFilter } from './draw-filter.ts'
import type { Faces } from './faces.ts'
import { needsFace } from './filter-layers.ts'
import { Overlay } from './overlay.tsx'
import { cameraFiltersTexts } from './texts.ts'

type Props = {
  video: RefObject<HTMLVideoElement | null>
  stage: RefObject<HTMLElement | null>
  camera: CameraState
  faces: Faces
  filter: LoadedFilter | undefined
}

/** The mirrored live picture with the filter above it, and the state of the camera and the face search. */
export function CameraStage({ video, stage, camera, faces, filter }: Props) {
  const t = useText(cameraFiltersTexts)
  const isReady = camera.kind === 'ready'
  const ratio = { '--ratio': isReady ? camera.width / camera.height : 3 / 4 } as CSSProperties
  const isMissingFace =
    filter && needsFace(filter.filter.type) && faces.detection === 'ready' && faces.count === 0
  return (
    <section
      ref={stage}
      className={styles.stage}
      aria-label={t('preview')}
      tabIndex={-1}
      hidden={camera.kind === 'unavailable'}
      aria-busy={camera.kind === 'starting'}
    >
      <div className={styles.frame} style={ratio}>
        <video ref={video} className={styles.video} muted playsInline />
        {isReady ? (
          <Overlay className={styles.overlay} picture={camera} filter={filter} steady={faces.steady} />
        ) : null}
      </div>
      <div className={styles.told} role="status">
        {isMissingFace ? <span className={styles.hint}>{t('showFace')}</span> : null}
        {camera.kind === 'starting' ? <Waiting words={t('initializing')} /> : null}
        {isReady && faces.detection === 'loading' ? <Waiting words={t('loadingDetection')} /> : null}
        {isReady && faces.detection === 'ready' ? (
          <span className={styles.pill}>
            <Icon name="i-user" size={20} />
            {t('facesDetected', { count: faces.count })}
          </span>
        ) : null}
      </div>
    </section>
  )
}

function Waiting({ words }: { words: string }) {
  return (
    <span className={styles.waiting}>
      <span className="spin" aria-hidden="true" />
      {words}
    </span>
  )
}
