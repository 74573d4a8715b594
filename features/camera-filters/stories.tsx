import { useRef } from 'react'
import type { Stories } from '#kit/web/stories.ts'
import type { CameraState, CameraTrouble as Trouble } from './camera.ts'
import { CameraStage } from './camera-stage.tsx'
import { CameraTrouble } from './camera-trouble.tsx'
import type { Faces } from './faces.ts'
import { FilterGrid } from './filter-grid.tsx'
import { filters } from './filters.ts'
import { steadyFace } from './steady-face.ts'

const ready: CameraState = { kind: 'ready', width: 4, height: 3 }
const troubles: readonly Trouble[] = ['denied', 'missing', 'busy', 'insecure', 'unsupported']

function Stage({
  camera,
  detection,
  count = 0,
}: {
  camera: CameraState
  detection: Faces['detection']
  count?: number
}) {
  const video = useRef<HTMLVideoElement>(null)
  const stage = useRef<HTMLElement>(null)
  const faces = { detection, count, steady: steadyFace() }
  return <CameraStage video={video} stage={stage} camera={camera} faces={faces} filter={undefined} />
}

export const stories: Stories = {
  feature: 'camera-filters',
  states: [
    { name: 'camera starts', Show: () => <Stage camera={{ kind: 'starting' }} detection="loading" /> },
    { name: 'finder starts', Show: () => <Stage camera={ready} detection="loading" /> },
    { name: 'nobody', Show: () => <Stage camera={ready} detection="ready" /> },
    { name: 'two faces', Show: () => <Stage camera={ready} detection="ready" count={2} /> },
    { name: 'no filter', Show: () => <FilterGrid chosen={undefined} onChoose={() => {}} /> },
    { name: 'a filter', Show: () => <FilterGrid chosen={filters[3]} onChoose={() => {}} /> },
    ...troubles.map(trouble => ({
      name: trouble,
      Show: () => <CameraTrouble trouble={trouble} onRetry={() => {}} />,
    })),
  ],
}
