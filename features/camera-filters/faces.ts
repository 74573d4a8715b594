import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Box } from './face-finder/box.ts'
import { type SteadyFace, steadyFace } from './steady-face.ts'

export type Faces = { detection: 'loading' | 'ready' | 'failed'; count: number; steady: SteadyFace }

/** The faces in a video while the camera is ready: how many, and the largest one, smoothed. */
export function useFaces(video: RefObject<HTMLVideoElement | null>, isReady: boolean): Faces {
  const [detection, setDetection] = useState<Faces['detection']>('loading')
  const [count, setCount] = useState(0)
  const steady = useRef<SteadyFace>(null)
  steady.current ??= steadyFace()
  useEffect(() => {
    const follow = steady.current
    if (!isReady || !video.current || !follow) return
    let left = false
    let stop = () => {}
    const failed = () => setDetection('failed')
    const told = {
      ready: () => setDetection('ready'),
      failed,
      faces: (found: readonly Box[]) => {
        follow.see(found, performance.now())
        setCount(found.length)
      },
    }
    // Loaded when the camera is open: a phone without a camera does not download it.
    import('./face-search.ts').then(
      ({ searchFaces }) => {
        if (video.current && !left) stop = searchFaces(video.current, told)
      },
      error => {
        console.error('Face detection is not available:', error)
        if (!left) failed()
      },
    )
    return () => {
      left = true
      stop()
      follow.forget()
      setDetection('loading')
      setCount(0)
    }
  }, [video, isReady])
  return { detection, count, steady: steady.current }
}
