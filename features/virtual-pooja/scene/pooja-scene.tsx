import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '#kit/web/language.tsx'
import { type Deity, pictureOf } from '../deities.ts'
import { type Puja, stepOf } from '../puja-flow.ts'
import { virtualPoojaTexts } from '../texts.ts'
import { actOf } from './offering.ts'
import css from './scene.module.css'
import { scene } from './scene-geometry.ts'
import { useOffering, useReducedMotion } from './use-offering.ts'

const { centre, disc, ring, width, height } = scene
const ringLength = 2 * Math.PI * ring
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-14, 0],
  ArrowRight: [14, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}

/** The lingam inside its ring, and the offering, which moves by finger, by keys, or by itself. */
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
    // A mouse moves the offering without pressing, a finger while it touches.
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

/** The lingam on its plate with tripundra, bilva and marigolds (scene units). Never drawn with a face. */
function Lingam() {
  return (
    <g transform="translate(48 18) scale(1.1)">
      <path d="M84 190v-64c0-24 15-40 36-40s36 16 36 40v64z" fill="#161B33" />
      <path
        d="M94 186v-58c0-18 7-30 18-35"
        stroke="#46507E"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M98 128c14 4 30 4 44 0M97 139c15 4 31 4 46 0M98 150c14 4 30 4 44 0"
        fill="none"
        stroke="#F4F3EC"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="120" cy="140" r="5.5" fill="#B0161E" />
      <path d="M34 188h150c8 0 20-4 28-9 2 12-4 26-24 27l-14 18H58l-12-18c-9-1-13-9-12-18z" fill="#343B5E" />
      <path d="M34 188h150c8 0 20-4 28-9" stroke="#8C97C4" strokeWidth="2" fill="none" />
      <g fill="#3E9A5D" stroke="#BFE6C8" strokeWidth="1">
        <path d="M150 176c-8-8-9-18-2-28 9 9 10 19 2 28z" />
        <path d="M150 176c-3-10-12-14-22-11 4 11 13 15 22 11z" />
        <path d="M150 176c3-10 12-14 22-11-4 11-13 15-22 11z" />
      </g>
      <g fill="#F7BC22">
        <circle cx="66" cy="184" r="9" />
        <circle cx="83" cy="186" r="8" />
        <circle cx="173" cy="186" r="8" />
      </g>
      <g fill="#FF9124">
        <circle cx="66" cy="184" r="4" />
        <circle cx="83" cy="186" r="3.5" />
        <circle cx="173" cy="186" r="3.5" />
      </g>
    </g>
  )
}

/** The ring around the scene; `share` (0 to 1) of the step is done. It moves smoothly unless reduced motion is set. */
function Ring({ share, className }: { share: number; className: string | undefined }) {
  return (
    <>
      <circle cx={centre.x} cy={centre.y} r={ring} fill="none" stroke="#ffffff33" strokeWidth="4" />
      <circle
        className={className}
        cx={centre.x}
        cy={centre.y}
        r={ring}
        fill="none"
        stroke="var(--kesari)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={ringLength}
        strokeDashoffset={ringLength * (1 - share)}
        opacity={share > 0 ? 1 : 0}
        transform={`rotate(-90 ${centre.x} ${centre.y})`}
      />
    </>
  )
}
