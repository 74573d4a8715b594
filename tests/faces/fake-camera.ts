import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { motionJpeg } from './pictures.ts'

const folder = fileURLToPath(new URL('../../dist/cameras/', import.meta.url))

/** Browser switches for a camera that shows these frames in a loop; `name` is that of the file that holds them. */
export function fakeCamera(name: string, frames: readonly Buffer[]): string[] {
  const file = `${folder}${name}.mjpeg`
  mkdirSync(folder, { recursive: true })
  // Several processes may write it at the same time.
  writeFileSync(`${file}.${process.pid}`, motionJpeg(frames))
  renameSync(`${file}.${process.pid}`, file)
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
}
