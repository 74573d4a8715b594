import { useState } from 'react'
import { ApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useText } from '#kit/web/language.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { withWork } from '#kit/web/work.ts'
import { closeDialog, opens } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'
import type { photoContestContract } from '../contract.ts'
import { photoViewerTexts } from './viewer-texts.ts'

const call = client<typeof photoContestContract>()
const sheetId = 'report-photo'

/** Opens the ReportSheet. */
export function ReportButton() {
  const t = useText(photoViewerTexts)
  return (
    <button type="button" className="icbtn" aria-label={t('report')} {...opens(sheetId)}>
      <Icon name="i-warning" />
    </button>
  )
}

/** Asks again, then reports the photo to staff. A report hides nothing: otherwise rivals could hide each other's photos. */
export function ReportSheet({ id }: { id: string }) {
  const t = useText(photoViewerTexts)
  const kit = useText(kitTexts)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<'reportsUsedUp' | 'reportFailed'>()
  const report = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      await withDevice(() =>
        withWork('photo-report', work =>
          call('POST /api/photos/:id/reports', { params: { id }, body: {} }, work),
        ),
      )
      closeDialog(sheetId)
      showToast(t('reported'))
    } catch (error) {
      const isUsedUp = error instanceof ApiError && error.code === 'too-many'
      setFailure(isUsedUp ? 'reportsUsedUp' : 'reportFailed')
    } finally {
      setSending(false)
    }
  }
  return (
    <Sheet id={sheetId} title={t('reportQuestion')} closeLabel={kit('close')}>
      <div className="stack">
        <p>{t('reportUse')}</p>
        {failure ? <Note kind="err" live="alert" title={t(failure)} /> : null}
        <button type="button" className="btn btn--danger btn--block" onClick={report} disabled={isSending}>
          {t('report')}
        </button>
      </div>
    </Sheet>
  )
}
