import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { sayDayTime } from '#common/fair-time.ts'
import { shortId } from '#common/id.ts'
import { ApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Sheet } from '#kit/web/sheet.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { withWork } from '#kit/web/work.ts'
import { closeDialog, opens, showBelowLanguage } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { Photo, photoContestContract } from '../contract.ts'
import { photoContestTexts } from '../texts.ts'
import { HeartButton, type Votes } from '../votes/use-votes.tsx'
import { fromGrid } from './photo-grid.tsx'
import { ShareButton } from './share-button.tsx'
import type { Gallery } from './use-gallery.ts'
import { ViewedPicture } from './viewed-picture.tsx'
import style from './viewer.module.css'
import { photoViewerTexts } from './viewer-texts.ts'

const call = client<typeof photoContestContract>()

/** One photo over the whole screen, with swipe, arrow keys and Escape. It has an address of its own (?photo=id). */
export function PhotoViewer({ id, gallery, votes }: { id: string; gallery: Gallery; votes: Votes }) {
  const t = useText(photoViewerTexts)
  const g = useText(photoContestTexts)
  const kit = useText(kitTexts)
  const { language } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { go, leave } = useViewerNavigation()
  const { photo, isGone, retry } = usePhoto(id, gallery)
  const { previous, next } = useNeighbours(id, gallery)
  // A layout effect: closed while still in the page, the dialog gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element) showBelowLanguage(element)
    closeButton.current?.focus()
    return () => element?.close()
  }, [])
  const turn = (to: string | undefined) => to && go(to)
  return (
    <>
      <dialog
        ref={dialog}
        className={style.viewer}
        aria-label={photo ? g('openPhoto', { id: shortId(id), name: photo.name }) : t('viewer')}
        onCancel={event => {
          event.preventDefault()
          leave()
        }}
        onKeyDown={event => {
          if (event.key === 'ArrowLeft') turn(previous)
          if (event.key === 'ArrowRight') turn(next)
        }}
      >
        <div className={style.head}>
          <span className="num">{g('photoNumber', { id: shortId(id) })}</span>
          {photo ? <ReportButton /> : null}
          {photo ? <ShareButton id={photo.id} /> : null}
          <button
            ref={closeButton}
            type="button"
            className="icbtn"
            aria-label={kit('close')}
            data-once=""
            onClick={leave}
          >
            <Icon name="i-close" />
          </button>
        </div>
        <ViewedPicture
          key={id}
          photo={photo}
          isGone={isGone}
          onRetry={retry}
          onPrevious={previous ? () => turn(previous) : undefined}
          onNext={next ? () => turn(next) : undefined}
        />
        <div className={style.foot}>
          <div>
            <h2>
              <bdi>{photo?.name}</bdi>
            </h2>
            {photo ? (
              <p>
                <time dateTime={photo.created_at}>{sayDayTime(Date.parse(photo.created_at), language)}</time>
              </p>
            ) : null}
          </div>
          {photo ? (
            <HeartButton
              photo={photo}
              hasVoted={votes.hasVoted(id)}
              isVoting={votes.isVoting(id)}
              isWaiting={votes.isWaiting(id)}
              onVote={votes.vote}
              wide
            />
          ) : null}
        </div>
      </dialog>
      <ReportSheet id={id} />
    </>
  )
}

/** `go` replaces the history entry; `leave` goes back when the photo was opened from the grid. */
function useViewerNavigation() {
  const [, navigate] = useLocation()
  const state = useHistoryState() as Partial<typeof fromGrid> | null
  const isFromGrid = state?.fromGrid === true
  useEffect(() => {
    if (isFromGrid) return
    // A shared link: the gallery goes below it in the history, so that Back closes the viewer.
    const here = location.href
    navigate(paths.gallery(), { replace: true })
    history.pushState(fromGrid, '', here)
  }, [isFromGrid, navigate])
  return {
    go: (to: string) => navigate(paths.gallery(to), { replace: true, state: isFromGrid ? fromGrid : null }),
    leave: () => (isFromGrid ? history.back() : navigate(paths.gallery(), { replace: true })),
  }
}

function useNeighbours(id: string, { list, more }: Gallery) {
  const order = list?.order ?? []
  const at = order.indexOf(id)
  const isNearEnd = at >= 0 && at > order.length - 4
  useEffect(() => {
    if (isNearEnd) more()
  }, [isNearEnd, more])
  return at < 0 ? { previous: undefined, next: order[0] } : { previous: order[at - 1], next: order[at + 1] }
}

/** The photo from the list, or for a shared link from the server. `retry` is set after a network error. */
function usePhoto(id: string, { list }: Gallery) {
  const listed = list?.photos.get(id)
  const [asked, setAsked] = useState<{ id: string; photo?: Photo; isGone?: boolean }>()
  const isListed = listed !== undefined
  const ask = useCallback(async () => {
    setAsked(known => (known?.photo ? known : undefined))
    try {
      setAsked({ id, photo: await call('GET /api/photos/:id', { params: { id } }) })
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      setAsked({ id, isGone: isRefused && error.status !== 429 })
    }
  }, [id])
  useEffect(() => {
    if (isListed) return
    ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [isListed, ask])
  const own = asked?.id === id ? asked : undefined
  const photo = listed ?? own?.photo
  const isMissing = own !== undefined && !photo
  return {
    photo,
    isGone: isMissing && own.isGone === true,
    retry: isMissing && !own.isGone ? ask : undefined,
  }
}

const sheetId = 'report-photo'

/** Opens the ReportSheet. */
function ReportButton() {
  const t = useText(photoViewerTexts)
  return (
    <button type="button" className="icbtn" aria-label={t('report')} {...opens(sheetId)}>
      <Icon name="i-warning" />
    </button>
  )
}

/** Asks again, then reports the photo to staff. A report hides nothing: otherwise rivals could hide each other's photos. */
function ReportSheet({ id }: { id: string }) {
  const t = useText(photoViewerTexts)
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
    <Sheet id={sheetId} title={t('reportQuestion')}>
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
