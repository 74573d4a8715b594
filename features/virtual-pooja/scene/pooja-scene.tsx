import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '#kit/web/language.tsx'
import { type Deity, pictureOf } from '../deities.ts'
import { type Puja, stepOf } from '../puja-flow.ts'
import { virtualPoojaTexts } from '../texts.ts'
import { Lingam } from './lingam.tsx'
import { actOf } from './offering.tsx'
import { Ring } from './ring.tsx'
import css from './scene.module.css'
import { scene } from './scene-geometry.ts'
import { useOffering, useReducedMotion } from './use-offering.tsx'

const { centre, disc, width, height } = scene
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-14, 0],
  ArrowRight: [14, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}

/** The lingam inside its ring, and what the hands offer: by finger, by keys, or by itself. */
export function PoojaScene({ deity, puja, share }: { deity: Deity; puja: Puja; share: number }) {
  const t = useText(virtualPoojaTexts)
  const quiet = useReducedMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const act = actOf(puja)
  const offering = useOffering(canvas, act, quiet)
  const isBusy = puja.phase === 'busy'
  const isComplete = puja.phase === 'complete'
  // Before the first step the scene is smaller, because the instructions need the space.
  const isFirst = puja.phase === 'ready' && puja.step === 0

  const point = (event: PointerEvent<HTMLElement>, isTap: boolean) => {
    const box = event.currentTarget.getBoundingClientRect()
    const unit = width / box.width
    offering.point({ x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit }, isTap)
  }
  const press = (event: KeyboardEvent) => {
    const move = arrows[event.key]
    if (move) offering.nudge(...move)
    else if (event.key === ' ' || event.key === 'Enter') offering.scatter()
    else return
    event.preventDefault()
  }
  const inputProps = isBusy && {
    role: 'application',
    tabIndex: 0,
    'aria-label': `${t(`${stepOf(puja)}How`)} ${t('keys')}`,
    onKeyDown: press,
    onPointerDown: (event: PointerEvent<HTMLElement>) => point(event, true),
    // A mouse moves the offering without a pressed button, a finger while it touches.
    onPointerMove: (event: PointerEvent<HTMLElement>) => point(event, false),
  }
  return (
    <div className={`${css.scene} ${isBusy ? css.busy : ''} ${isFirst ? css.small : ''}`} {...inputProps}>
      {isComplete ? <div className={css.halo} /> : null}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <radialGradient id="pooja-glow">
            <stop offset="0" stopColor="#FFE08A" />
            <stop offset=".35" stopColor="#FF9F3A" stopOpacity=".55" />
            <stop offset="1" stopColor="#FF9124" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="pooja-aura">
            <stop offset=".2" stopColor="#FFF0BF" />
            <stop offset=".5" stopColor="#FFC55C" stopOpacity=".75" />
            <stop offset="1" stopColor="#FF9124" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="pooja-dusk" x2="0" y2="1">
            <stop offset=".3" stopColor="#101D50" stopOpacity=".1" />
            <stop offset=".78" stopColor="#101D50" stopOpacity=".88" />
          </linearGradient>
          <clipPath id="pooja-disc">
            <circle cx={centre.x} cy={centre.y} r={disc} />
          </clipPath>
        </defs>
        <circle cx={centre.x} cy="156" r="170" fill="url(#pooja-glow)" opacity=".5" />
        <Ground deity={deity} />
        {isComplete ? <circle cx={centre.x} cy={centre.y} r="118" fill="url(#pooja-aura)" /> : null}
        <Lingam />
      </svg>
      <canvas ref={canvas} />
      <svg viewBox={`0 0 ${width} ${height}`} className={css.ringLayer} aria-hidden="true">
        <Ring share={share} className={css.ring} />
      </svg>
    </div>
  )
}

/** The background: the night sky for Baba Garibnath, the picture of its temple for another deity. */
function Ground({ deity }: { deity: Deity }) {
  if (deity.id === 'default') {
    return (
      <>
        <circle cx={centre.x} cy={centre.y} r={disc} fill="#1F3478" />
        <circle cx={centre.x} cy={centre.y} r="95" fill="#29428F" />
      </>
    )
  }
  return (
    <g clipPath="url(#pooja-disc)">
      <circle cx={centre.x} cy={centre.y} r={disc} fill="#1F3478" />
      <image
        href={pictureOf(deity)}
        x="10"
        y="25"
        width="340"
        height="246"
        preserveAspectRatio="xMidYMid slice"
      />
      <rect x="57" y="25" width="246" height="246" fill="url(#pooja-dusk)" />
    </g>
  )
}
