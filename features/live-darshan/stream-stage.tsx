import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import type { LiveStream } from './contract.ts'
import css from './live-darshan.module.css'
import type { Playback, Quality } from './stage.ts'
import { StatusCard } from './status-card.tsx'
import { liveDarshanTexts } from './texts.ts'
import { useStream } from './use-stream.ts'

const key = 'darshan-quality'

/** The stream in its frame with the LIVE badge, its status, and the buttons for sound, full screen and quality. */
export function StreamStage({ stream: read }: { stream: LiveStream }) {
  const stream = useSame(read)
  const t = useText(liveDarshanTexts)
  const stage = useRef<HTMLIFrameElement>(null)
  // Stored on the phone; the prerendered page shows the default.
  const [chosen, setQuality] = useState<Quality>()
  useEffect(() => setQuality(firstQuality()), [])
  const quality = chosen ?? 'normal'
  const [muted, setMuted] = useState(true)
  const { watch, attempt, isStaged, retry, playback } = useStream(stage, stream, chosen)
  const isSoundOnly = quality === 'sound' && stream.soundUrl !== undefined
  const choose = (next: Quality) => {
    writeStorage(key, next)
    setQuality(next)
    if (watch.status === 'failed') retry()
  }
  const toggleSound = () => {
    playback.current?.setMuted(!muted)
    setMuted(!muted)
  }
  return (
    <>
      <div className={css.frame}>
        <iframe
          key={attempt}
          ref={stage}
          className={isStaged && watch.status !== 'failed' ? undefined : css.away}
          src="/api/live-darshan/stage"
          title={t('picture')}
          // A prerendered page holds a hidden copy in the other language, which must load nothing.
          loading="lazy"
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        />
        {watch.status === 'loading' ? <span className={`spin ${css.spin}`} /> : null}
        {watch.status === 'failed' ? <Icon name="i-wifi-off" size={48} className={css.spin} /> : null}
        {isSoundOnly ? (
          <p className={css.soundOnly}>
            <Icon name="i-sound" size={32} />
            {t('soundOnly')}
          </p>
        ) : null}
        {watch.isLive ? (
          <p className={css.live}>
            <Badge kind="live">{t('live')}</Badge>
          </p>
        ) : null}
      </div>
      <StatusCard
        status={watch.status}
        isLive={watch.isLive}
        retry={retry}
        play={() => playback.current?.play()}
      />
      {watch.status === 'failed' ? null : (
        <div className={`band ${css.keys}`}>
          {stream.kind === 'frame' ? null : (
            <button type="button" className="btn btn--line" onClick={toggleSound}>
              <Icon name={muted ? 'i-mute' : 'i-sound'} />
              {t(muted ? 'soundOn' : 'soundOff')}
            </button>
          )}
          <button
            type="button"
            className="btn btn--line"
            onClick={() => openFullScreen(stage.current, playback.current, stream.url)}
          >
            {t('fullScreen')}
          </button>
        </div>
      )}
      {stream.kind === 'hls' ? (
        <div className={`band ${css.data}`}>
          <p className="lab">{t('data')}</p>
          <Segments
            label={t('data')}
            choices={[
              { id: 'normal', label: t('normal') },
              { id: 'low', label: t('low') },
              ...(stream.soundUrl ? [{ id: 'sound' as const, label: t('sound') }] : []),
            ]}
            selected={quality}
            onSelect={choose}
          />
        </div>
      ) : null}
    </>
  )
}

/** The last choice; otherwise low when the phone's data saver is on. */
function firstQuality(): Quality {
  const chosen = readStorage(key)
  if (chosen === 'normal' || chosen === 'low' || chosen === 'sound') return chosen
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ? 'low' : 'normal'
}

/** Keeps the same object while the stream is the same, so that a repeated query does not restart it. */
function useSame(stream: LiveStream): LiveStream {
  const content = JSON.stringify(stream)
  return useMemo(() => JSON.parse(content) as LiveStream, [content])
}

/** Opens full screen: the frame, or else the phone's player (iPhone), or else the stream's page in a new tab. */
async function openFullScreen(
  stage: HTMLIFrameElement | null,
  playback: Playback | undefined,
  address: string,
): Promise<void> {
  try {
    if (stage?.requestFullscreen) return await stage.requestFullscreen({ navigationUI: 'hide' })
  } catch {
    // Refused: try the next way.
  }
  if (playback?.fullScreen) playback.fullScreen()
  else open(address, '_blank', 'noopener')
}
