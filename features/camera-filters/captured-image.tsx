import { useEffect, useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { openShareSheet } from '#kit/web/share.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, closes, Dialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './camera-filters.module.css'
import { captureFileName, type Filter } from './filters.ts'
import { cameraFiltersTexts } from './texts.ts'

export type Capture = { file: File; address: string; filter: Filter | undefined }

/** A captured picture with a blob: address. Call `releaseCapture` to free its memory. */
export function createCapture(blob: Blob, filter: Filter | undefined, now: number): Capture {
  const file = new File([blob], captureFileName(filter, now), { type: blob.type })
  return { file, address: URL.createObjectURL(file), filter }
}
export const releaseCapture = (capture: Capture): void => URL.revokeObjectURL(capture.address)

const id = 'captured-image'

/** The captured picture in a dialog: download, share where the phone can, close. */
export function CapturedImage({ capture, onClose }: { capture: Capture | undefined; onClose: () => void }) {
  const t = useText(cameraFiltersTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  useEffect(() => {
    if (!capture) return
    openDialog(id)
    return () => closeDialog(id)
  }, [capture])
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
