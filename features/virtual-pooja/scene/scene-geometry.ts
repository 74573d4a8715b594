/** Units of the scene: 360 wide, 306 high, the ring around (180, 148). */
export const scene = { width: 360, height: 306, centre: { x: 180, y: 148 }, ring: 136, disc: 123 } as const
export type Place = { x: number; y: number }

/** The lingam's dome and the plate it stands on. */
export const dome = { left: 140.4, right: 219.6, top: 112.6, shoulder: 156.6 }
export const plate = { left: 85, right: 281, y: 224.8 }

/** The y where something falling at `x` lands: on the dome, the plate, or the bottom of the scene. */
export function surfaceAt(x: number): number {
  if (x >= dome.left && x <= dome.right) {
    const share = (x - (dome.left + dome.right) / 2) / ((dome.right - dome.left) / 2)
    return dome.shoulder - (dome.shoulder - dome.top) * Math.sqrt(1 - share * share)
  }
  return x >= plate.left && x <= plate.right ? plate.y : scene.height
}

/** The place of the pot: above the lingam, towards the finger. */
export const potAt = ({ x, y }: Place): Place => ({ x: within(x, 96, 264), y: within(y, 46, 78) })

/** The place of the plate of flames, on a circle around the lingam. `angle` in radians, 0 to the right. */
export const flameAt = (angle: number): Place => ({
  x: scene.centre.x + 84 * Math.cos(angle),
  y: scene.centre.y + 8 + 72 * Math.sin(angle),
})
export const angleOf = ({ x, y }: Place): number => Math.atan2(y - scene.centre.y, x - scene.centre.x)

/** The place of the bowl of prasad: below the plate, towards the finger. */
export const bowlAt = ({ x, y }: Place): Place => ({ x: within(x, 110, 250), y: within(y, 214, 252) })

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
