import { scene, surfaceAt } from './scene-geometry.ts'

/** A flying drop, petal, bilva leaf or spark. Positions in scene units, speeds per second. */
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
type Random = () => number

/** As many particles as a slow phone can draw in a frame. */
export const mostParticles = 90

/** Two drops where water hits the stone. */
export function splash(x: number, random: Random): Particle[] {
  const drop = (): Particle => ({
    kind: 'drop',
    x,
    y: surfaceAt(x) - 1,
    vx: (random() - 0.5) * 70,
    vy: -30 - random() * 50,
    turn: 0,
    spin: 0,
    life: 0.6,
    shade: random(),
  })
  return [drop(), drop()]
}

/** A petal or leaf that falls from near a place. */
export function petal(x: number, y: number, random: Random): Particle {
  return {
    kind: random() < 0.2 ? 'leaf' : 'petal',
    x: x + (random() - 0.5) * 30,
    y: y + (random() - 0.5) * 16,
    vx: (random() - 0.5) * 26,
    vy: 14 + random() * 26,
    turn: random() * 6.3,
    spin: (random() - 0.5) * 4,
    life: 7,
    shade: random(),
  }
}

/** A spark that rises from a flame. */
export function spark(x: number, y: number, random: Random): Particle {
  const vx = (random() - 0.5) * 18
  return { kind: 'spark', x, y, vx, vy: -26 - random() * 24, turn: 0, spin: 0, life: 0.9, shade: random() }
}

/** Moves all particles by `seconds` and removes those whose life is over. Until then, petals stay where they land. */
export function moveParticles(particles: readonly Particle[], seconds: number): Particle[] {
  return particles
    .map(particle => moved(particle, seconds))
    .filter(({ life, y }) => life > 0 && y < scene.height)
    .slice(-mostParticles)
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
