import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, useSearch } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { LoadFailed, Loading } from '#kit/web/load-state.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { photoContestTexts } from '../texts.ts'
import { useVotes } from '../votes/use-votes.tsx'
import style from './gallery.module.css'
import { PhotoGrid } from './photo-grid.tsx'
import { type Gallery, useGallery } from './use-gallery.ts'

const loadViewer = () => import('./photo-viewer.tsx')
const Viewer = lazy(() => loadViewer().then(part => ({ default: part.PhotoViewer })))
const OwnPhotos = lazyPart(() => import('./own-photos.tsx').then(part => part.OwnPhotos))

/** All photos by votes, then newest; `?photo=id` opens one in the viewer (specification §2). */
export function GalleryScreen() {
  const t = useText(photoContestTexts)
  const gallery = useGallery()
  const opened = new URLSearchParams(useSearch()).get('photo')
  const votes = useVotes({ ...gallery, seen: useSeen(opened) })
  useEffect(() => {
    // Loads the viewer's code ahead of the first tap on a photo.
    const timer = setTimeout(() => loadViewer().catch(() => undefined), 2000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page className={`wide ${style.screen}`}>
      <p className={style.prize}>
        <Icon name="i-trophy" size={28} />
        <span>{gallery.first.value?.is_closed ? t('closedNote') : t('prize')}</span>
      </p>
      <OwnPhotos />
      <Photos gallery={gallery}>
        <PhotoGrid gallery={gallery} votes={votes} />
      </Photos>
      <div className={style.live} role="status">
        {gallery.arrived.length > 0 ? (
          <button type="button" className={`btn btn--main ${style.arrived}`} onClick={gallery.showArrived}>
            {t('newPhotos', { n: gallery.arrived.length })}
          </button>
        ) : null}
      </div>
      {opened ? (
        <Suspense fallback={null}>
          <Viewer id={opened} gallery={gallery} votes={votes} />
        </Suspense>
      ) : null}
    </Page>
  )
}

/** The photos, or why there are none: empty, loading or failed. */
function Photos({ gallery: { list, first }, children }: { gallery: Gallery; children: React.ReactNode }) {
  const t = useText(photoContestTexts)
  if (list && list.order.length > 0) return children
  if (list)
    return (
      <State icon="i-gallery" title={t('empty')}>
        <Link href={paths.photoContest()} className="btn btn--main">
          {t('beFirst')}
        </Link>
      </State>
    )
  if (first.isLoading) return <Loading />
  return (
    <div role="alert">
      <LoadFailed
        title={first.error?.code === 'internal' ? t('unexpected') : t('loadFailed')}
        onRetry={first.refresh}
      />
    </div>
  )
}

/** How many photos this phone has loaded, for the vote audit; 1 after a link to a single photo. */
function useSeen(opened: string | null): () => number {
  const isByLink = useRef(opened !== null)
  if (opened === null) isByLink.current = false
  return () => {
    if (isByLink.current) return 1
    const pictures = document.querySelectorAll<HTMLImageElement>('[data-photo] img')
    return [...pictures].filter(picture => picture.naturalWidth > 0).length
  }
}
