import type { Puja } from '../puja-flow.ts'
import { stepOf } from '../puja-flow.ts'
import type { StepId } from '../puja-steps.ts'
import { drawAarti, flames } from './draw-aarti.ts'
import { drawBowl, drawParticles } from './draw-offerings.ts'
import { drawDrip, drawPot, drawStream, follow, type Trail } from './draw-pot.ts'
import { moveParticles, type Particle, petal, spark, splash } from './particles.ts'
import { angleOf, bowlAt, flameAt, type Place, potAt, scene } from './scene-geometry.ts'

/** What the hands are doing: an act, petals over the completed pooja, or nothing. */
export type Act = StepId | 'glory' | 'rest'
export const actOf = (puja: Puja): Act =>
  puja.phase === 'busy'
    ? stepOf(puja)
    : puja.phase === 'complete' || puja.phase === 'ringing'
      ? 'glory'
      : 'rest'

/** Seconds after the last touch until the hand moves by itself again. */
const patience = 1.5
/** Seconds for which petals fall on the completed pooja. */
const showerSeconds = 8

/**
 * The moving part of the scene on one canvas: no layout, no new elements, a few dozen shapes a frame. `quiet` (reduced
 * motion): only what a finger or key moves is animated.
 */
export class Offering {
  /** Called when something begins to move again. */
  onWake: () => void = () => {}
  #act: Act = 'rest'
  #quiet = false
  /** Seconds since the act began. */
  #time = 0
  #idle = patience
  #finger: Place = { x: scene.centre.x, y: 66 }
  #angle = -Math.PI / 2
  #pot: Place = potAt({ x: scene.centre.x, y: 56 })
  #bowl: Place = { x: scene.centre.x, y: 252 }
  #trail: Trail = []
  #particles: Particle[] = []
  #owed = 0

  /** Begins an act. */
  perform(act: Act, quiet: boolean) {
    if (act !== this.#act) this.#time = 0
    this.#act = act
    this.#quiet = quiet
    this.onWake()
  }

  /** Whether nothing moves, so no frame needs to be drawn until it wakes. */
  get isStill(): boolean {
    const moves =
      !this.#quiet && this.#act !== 'rest' && !(this.#act === 'glory' && this.#time > showerSeconds)
    return !moves && this.#particles.length === 0 && this.#idle > patience && this.#time > 1
  }

  /** Sets where the finger (or the keys' stand-in for it) is in the scene. */
  point(place: Place, isTap = false) {
    this.#finger = place
    this.#idle = 0
    if (isTap) this.scatter(place)
    this.onWake()
  }

  /** Moves the hand by keys. */
  nudge(x: number, y: number) {
    if (this.#act === 'aarti') {
      this.#angle += (x + y) / 60
      this.point(flameAt(this.#angle))
    } else this.point({ x: this.#finger.x + x, y: this.#finger.y + y })
  }

  /** Drops petals at a place, by default the finger's. */
  scatter(place = this.#finger) {
    if (this.#act === 'jal' || this.#quiet) return
    for (let n = 0; n < 6; n += 1) this.#particles.push(petal(place.x, place.y, Math.random))
  }

  /** Moves on by `seconds`. */
  advance(seconds: number) {
    this.#time += seconds
    this.#idle += seconds
    this.#move(this.#quiet ? 1 : Math.min(1, seconds * 9))
    this.#trail = follow(this.#trail, this.#pot, seconds)
    if (this.#quiet) return
    this.#rain(seconds)
    this.#particles = moveParticles(this.#particles, seconds)
  }

  draw(pen: CanvasRenderingContext2D) {
    const [act, quiet] = [this.#act, this.#quiet]
    pen.clearRect(0, 0, scene.width, scene.height)
    if (act === 'jal' && !quiet) {
      const x = drawStream(pen, this.#trail, this.#time)
      if (Math.random() < 0.5) this.#particles.push(...splash(x, Math.random))
    } else drawDrip(pen, this.#pot, 0.4)
    drawPot(pen, this.#pot)
    if (act === 'prasad' || act === 'glory') drawBowl(pen, this.#bowl)
    if (act === 'aarti') drawAarti(pen, flameAt(this.#angle), quiet ? 0 : this.#time)
    drawParticles(pen, this.#particles)
  }

  #move(ease: number) {
    const isLed = this.#idle < patience
    const sway = this.#quiet ? 0 : Math.sin(this.#time * 1.1) * 22
    const pot =
      this.#act === 'jal' && isLed ? this.#finger : { x: 180 + (this.#act === 'jal' ? sway : 0), y: 56 }
    this.#pot = between(this.#pot, potAt(pot), ease)
    const bowl =
      this.#act === 'prasad' && isLed ? this.#finger : { x: 180, y: this.#act === 'rest' ? 252 : 236 }
    this.#bowl = between(this.#bowl, bowlAt(bowl), ease)
    if (this.#act !== 'aarti') return
    if (isLed) this.#angle += turnTo(this.#angle, angleOf(this.#finger)) * ease
    // Unattended, the plate circles clockwise once in four seconds.
    else if (!this.#quiet) this.#angle += (ease / 9) * (Math.PI / 2)
  }

  /** Adds particles that fall or rise by themselves. */
  #rain(seconds: number) {
    const rates: Partial<Record<Act, number>> = { mantra: 3, prasad: 4, glory: 9, aarti: 10 }
    if (this.#act !== 'glory' || this.#time < showerSeconds) this.#owed += seconds * (rates[this.#act] ?? 0)
    for (; this.#owed >= 1; this.#owed -= 1) {
      if (this.#act === 'aarti') {
        const { x, y } = flameAt(this.#angle)
        const place = flames[Math.floor(Math.random() * flames.length)] ?? 0
        this.#particles.push(spark(x + place, y - 22, Math.random))
      } else this.#particles.push(petal(80 + Math.random() * 200, 30 - Math.random() * 20, Math.random))
    }
  }
}

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
/** The shorter turn from one angle to another. */
const turnTo = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from))
