import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Act, Offering } from './offering.ts'
import { scene } from './scene-geometry.ts'

const query = '(prefers-reduced-motion: reduce)'
const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
/** Whether the phone is set to reduced motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )

/** Draws the offering on the canvas, in every frame while something moves. */
export function useOffering(canvas: RefObject<HTMLCanvasElement | null>, act: Act, quiet: boolean): Offering {
  const ref = useRef<Offering>(undefined)
  ref.current ??= new Offering()
  const offering = ref.current
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    let last: number | undefined
    let frame = 0
    const step = (now: number) => {
      // At most 50 ms per frame, so that nothing jumps after a hidden tab or a slow frame.
      const seconds = last === undefined ? 1 / 60 : Math.min(0.05, (now - last) / 1000)
      last = now
      offering.advance(seconds)
      offering.draw(pen)
      frame = offering.isStill ? 0 : requestAnimationFrame(step)
    }
    const wake = () => {
      if (frame) return
      last = undefined
      frame = requestAnimationFrame(step)
    }
    const observer = new ResizeObserver(() => {
      fitCanvas(pen)
      wake()
    })
    observer.observe(pen.canvas)
    offering.onWake = wake
    offering.perform(act, quiet)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      offering.onWake = () => {}
    }
  }, [canvas, offering, act, quiet])
  return offering
}

/** Sizes the canvas in device pixels, at most two per CSS pixel; more would cost time and make no visible difference. */
function fitCanvas(pen: CanvasRenderingContext2D) {
  const fine = Math.min(2, devicePixelRatio)
  const width = Math.round(pen.canvas.clientWidth * fine)
  if (width === 0 || pen.canvas.width === width) return
  pen.canvas.width = width
  pen.canvas.height = Math.round((width * scene.height) / scene.width)
  pen.scale(width / scene.width, width / scene.width)
}
