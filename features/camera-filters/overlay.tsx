import { useEffect, useRef, useState } from 'react'
import { drawFilter, type LoadedFilter } from './draw-filter.ts'
import type { Box } from './face-finder/box.ts'
import type { Size } from './face-finder/letterbox.ts'
import type { Filter } from './filters.ts'
import type { SteadyFace } from './steady-face.ts'

/** The chosen filter once its picture has loaded; an error is logged (specification §8). */
export function useLoadedFilter(filter: Filter | undefined): LoadedFilter | undefined {
  const [loaded, setLoaded] = useState<LoadedFilter>()
  useEffect(() => {
    if (!filter) return
    let left = false
    const art = new Image()
    art.src = filter.overlay
    art.decode().then(
      () => left || setLoaded({ filter, art }),
      error => console.error(`The picture of ${filter.name.en} does not load:`, error),
    )
    return () => {
      left = true
    }
  }, [filter])
  return loaded?.filter === filter ? loaded : undefined
}

type Props = { className?: string; picture: Size; filter: LoadedFilter | undefined; steady: SteadyFace }

/** The canvas above the camera's picture. It draws the filter at the face, and only when the face has moved. */
export function Overlay({ className, picture, filter, steady }: Props) {
  const ref = useRef<HTMLCanvasElement>(null)
  const { width, height } = picture
  useEffect(() => {
    const element = ref.current
    const canvas = element?.getContext('2d')
    if (!element || !canvas) return
    let drawn = ''
    let next = 0
    const draw = (face: Box | undefined) => {
      const now = places(face)
      if (now === drawn) return
      drawn = now
      canvas.clearRect(0, 0, element.width, element.height)
      if (filter) drawFilter(canvas, filter, { width, height }, face)
    }
    const loop = (time: number) => {
      draw(steady.at(time))
      next = requestAnimationFrame(loop)
    }
    // At most two device pixels per CSS pixel: more cost time on a slow phone.
    const watcher = new ResizeObserver(() => {
      const fine = Math.min(2, devicePixelRatio)
      element.width = Math.max(1, Math.round(element.clientWidth * fine))
      element.height = Math.max(1, Math.round((element.width * height) / width))
      drawn = ''
    })
    watcher.observe(element)
    next = requestAnimationFrame(loop)
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(next)
      canvas.clearRect(0, 0, element.width, element.height)
    }
  }, [width, height, filter, steady])
  return <canvas ref={ref} className={className} />
}

/** The face's place in whole pixels as a text, to see whether it has moved. */
const places = (face: Box | undefined): string =>
  face ? [face.x, face.y, face.width, face.height].map(Math.round).join() : 'none'
