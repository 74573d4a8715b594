import { scene, surfaceAt } from './scene-geometry.ts'

/** Something small that flies: a drop, a petal, a bilva leaf, a spark. Units of the scene, seconds. */
export type Particle = {
  kind: 'drop' | 'petal' | 'leaf' | 'spark'
  x: number
  y: number
  vx: number
  vy: number
  /** Radians, and radians a second. */
  turn: number
  spin: number
  /** Seconds left. */
  life: number
  /** 0 to 1: picks its shade and size. */
  shade: number
}
export type Chance = () => number

/** So many at most: a slow phone draws them all in a frame. */
export const crowd = 90

/** A splash where water meets stone. */
export function splash(x: number, chance: Chance): Particle[] {
  const drop = (): Particle => ({
    kind: 'drop',
    x,
    y: surfaceAt(x) - 1,
    vx: (chance() - 0.5) * 70,
    vy: -30 - chance() * 50,
    turn: 0,
    spin: 0,
    life: 0.6,
    shade: chance(),
  })
  return [drop(), drop()]
}

/** A petal or leaf let go at a place, drifting as it falls. */
export function petal(x: number, y: number, chance: Chance): Particle {
  return {
    kind: chance() < 0.2 ? 'leaf' : 'petal',
    x: x + (chance() - 0.5) * 30,
    y: y + (chance() - 0.5) * 16,
    vx: (chance() - 0.5) * 26,
    vy: 14 + chance() * 26,
    turn: chance() * 6.3,
    spin: (chance() - 0.5) * 4,
    life: 7,
    shade: chance(),
  }
}

/** A spark that rises from a flame. */
export function spark(x: number, y: number, chance: Chance): Particle {
  const vx = (chance() - 0.5) * 18
  return { kind: 'spark', x, y, vx, vy: -26 - chance() * 24, turn: 0, spin: 0, life: 0.9, shade: chance() }
}

/** Moves everything on by `seconds`; what has come down or burnt out is gone. Petals rest where they fell. */
export function fly(particles: readonly Particle[], seconds: number): Particle[] {
  return particles
    .map(particle => moved(particle, seconds))
    .filter(({ life, y }) => life > 0 && y < scene.height)
    .slice(-crowd)
}

function moved(particle: Particle, seconds: number): Particle {
  const life = particle.life - seconds
  if (particle.kind === 'spark' || particle.kind === 'drop') {
    const vy = particle.vy + (particle.kind === 'drop' ? 260 * seconds : 0)
    return { ...particle, life, vy, x: particle.x + particle.vx * seconds, y: particle.y + vy * seconds }
  }
  const ground = surfaceAt(particle.x)
  if (particle.y >= ground - 2 && ground < scene.height) return { ...particle, y: ground - 1, life }
  const sway = Math.sin(particle.turn) * 14
  return {
    ...particle,
    life,
    x: particle.x + (particle.vx + sway) * seconds,
    y: Math.min(ground - 1, particle.y + particle.vy * seconds),
    turn: particle.turn + particle.spin * seconds,
  }
}
