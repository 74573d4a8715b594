import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ApiError } from '#kit/web/api.tsx'
import { useDraft } from '#kit/web/draft.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { writeStorage } from '#kit/web/local-storage.tsx'
import { useSending } from '#kit/web/outbox/use-sending.tsx'
import { paths } from '#kit/web/paths.ts'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.tsx'
import { showToast } from '#ui/toast.tsx'
import { ownKey } from '../item-kinds.ts'
import { emptyReport, faultsOf, type ReportFaults } from './report-draft.ts'
import { noticeVersion, texts } from './texts.ts'

/** The report that is being written, what is wrong with it, and its sending. */
export function useReport() {
  const t = useText(texts)
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const { form, draft, change, clear } = useDraft('lost-found', emptyReport)
  const { photo, setPhoto } = usePhotoDraft('lost-found')
  const [faults, setFaults] = useState<ReportFaults>({})
  const [refusal, setRefusal] = useState<ApiError>()
  const sending = useSending('lost-found', 'POST /api/lost-found')

  /** false: something is missing, or it was refused; what was typed stays. */
  const send = async (): Promise<boolean> => {
    const found = faultsOf(draft, photo !== undefined)
    setFaults(found)
    setRefusal(undefined)
    const [first] = Object.values(found)
    if (first || !photo) {
      showToast(t('error'), { kind: 'bad', detail: first && t(first) })
      return false
    }
    const desk = draft.type === 'Found' ? {} : { submitted_at: '', helpdesk_contact: '' }
    const notice = { notice_version: noticeVersion, notice_language: language }
    const outcome = await sending.send({
      fields: { ...draft, ...desk, ...notice },
      files: [{ name: 'photo', blob: photo }],
    })
    if (outcome.kind === 'refused') {
      setRefusal(outcome.error)
      showToast(t('error'), { kind: 'bad', detail: t('failed') })
      return false
    }
    writeStorage(ownKey, '1')
    clear()
    setPhoto(undefined)
    if (outcome.kind === 'sent') showToast(t('done'))
    else showToast(t('kept'), { detail: t('keptUse'), ms: 5000 })
    navigate(paths.lostFound(), { replace: true, state: { type: draft.type } })
    return true
  }
  return { form, draft, change, photo, setPhoto, faults, refusal, ...sending, send }
}
