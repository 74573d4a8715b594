import './density-picture.css'

/** People on one square metre, as they are shown in pictures. */
export type Density = 1 | 2 | 3 | 4 | 5 | 6

/** Positions of the people in a square of 48 by 48, those behind first. */
const spots: Record<Density, readonly (readonly [x: number, y: number])[]> = {
  1: [[24, 30]],
  2: [
    [16, 30],
    [32, 30],
  ],
  3: [
    [24, 21],
    [15, 34],
    [33, 34],
  ],
  4: [
    [16, 20],
    [32, 20],
    [15, 35],
    [33, 35],
  ],
  5: [
    [11, 20],
    [24, 19],
    [37, 20],
    [17, 35],
    [31, 35],
  ],
  6: [
    [11, 19],
    [24, 18],
    [37, 19],
    [11, 35],
    [24, 36],
    [37, 35],
  ],
}

/** One square metre of ground and the people standing on it. */
export const DensityPicture = ({ people }: { people: Density }) => (
  <svg viewBox="0 0 48 48" className="density" aria-hidden="true">
    <rect x="1" y="1" width="46" height="46" rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
    {spots[people].map(([x, y]) => (
      <g key={`${x} ${y}`} fill="currentColor" stroke="var(--surface)" strokeWidth="1.5">
        <rect x={x - 7} y={y - 5} width="14" height="16" rx="6" />
        <circle cx={x} cy={y - 9} r="4.5" />
      </g>
    ))}
  </svg>
)
