import { scene } from './scene-geometry.ts'

const { centre, ring } = scene
const length = 2 * Math.PI * ring

/** The ring around the scene; `share` (0 to 1) of the step is done. It moves smoothly unless reduced motion is set. */
export function Ring({ share, className }: { share: number; className: string | undefined }) {
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
        strokeDasharray={length}
        strokeDashoffset={length * (1 - share)}
        opacity={share > 0 ? 1 : 0}
        transform={`rotate(-90 ${centre.x} ${centre.y})`}
      />
    </>
  )
}
