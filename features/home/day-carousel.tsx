import { useEffect, useRef, useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import type { DayPicture } from '#kit/web/manifest.ts'
import { Icon } from '#ui/icon.tsx'
import { homeTexts } from './texts.ts'

const turnMs = 3000 // specification §9

/**
 * Picture of the Day: up to five pictures, one every 3 s. It stops while it is touched, focused, out of sight or paused,
 * and under reduced motion.
 */
export function DayCarousel({ pictures }: { pictures: readonly DayPicture[] }) {
  const t = useText(homeTexts)
  const say = useSay()
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const frame = useRef<HTMLElement>(null)
  useTurning(frame, !paused && pictures.length > 1, () => setAt(now => (now + 1) % pictures.length))
  const picture = pictures[at % pictures.length]
  if (!picture) return null
  const turn = (step: number) => {
    setPaused(true)
    setAt(now => (now + step + pictures.length) % pictures.length)
  }
  return (
    <section ref={frame} className="potd" aria-roledescription="carousel" aria-labelledby="potd">
      <h2 id="potd">{t('pictureOfTheDay')}</h2>
      <img
        src={broken.has(picture.src) ? '/art/day-1.svg' : picture.src}
        alt={say(picture.alt)}
        width="360"
        height="240"
        loading="lazy"
        onError={() => setBroken(new Set([...broken, picture.src]))}
      />
      <div className="potd-foot">
        <p>
          <bdi>{say(picture.caption)}</bdi>
          <span className="hide">. {t('pictureNumber', { n: at + 1, total: pictures.length })}</span>
        </p>
        <span className="dots" aria-hidden="true">
          {pictures.map((dot, index) => (
            <i key={dot.src} className={index === at ? 'on' : undefined} />
          ))}
        </span>
        <button type="button" className="icbtn" aria-label={t('previous')} onClick={() => turn(-1)}>
          <Icon name="i-chevron" size={20} className="turned" />
        </button>
        <button
          type="button"
          className="icbtn"
          aria-label={paused ? t('play') : t('pause')}
          onClick={() => setPaused(!paused)}
        >
          <span className={paused ? 'glyph glyph--play' : 'glyph glyph--pause'} />
        </button>
        <button type="button" className="icbtn" aria-label={t('next')} onClick={() => turn(1)}>
          <Icon name="i-chevron" size={20} />
        </button>
      </div>
    </section>
  )
}

/** Calls `turn` every 3 s while the frame is visible, not touched and not focused; never under reduced motion. */
function useTurning(frame: React.RefObject<HTMLElement | null>, wanted: boolean, turn: () => void) {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const element = frame.current
    if (!element || !wanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let inSight = false
    let held = false
    const sight = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? false
    })
    sight.observe(element)
    const hold = () => {
      held = true
    }
    const release = () => {
      held = false
    }
    const holding = ['pointerenter', 'touchstart', 'focusin'] as const
    const releasing = ['pointerleave', 'focusout'] as const
    for (const name of holding) element.addEventListener(name, hold, { passive: true })
    for (const name of releasing) element.addEventListener(name, release)
    const timer = setInterval(() => inSight && !held && !document.hidden && latest.current(), turnMs)
    return () => {
      clearInterval(timer)
      sight.disconnect()
      for (const name of holding) element.removeEventListener(name, hold)
      for (const name of releasing) element.removeEventListener(name, release)
    }
  }, [frame, wanted])
}
