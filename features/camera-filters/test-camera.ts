import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, expect } from 'vitest'
import { type CameraPage, type FakeCamera, openCameraPage } from '#tests/faces/camera-page.ts'
import { movingFace } from '#tests/faces/pictures.ts'

/** A timeout for a busy machine. */
export const soon = { timeout: 20_000 }
let opened: CameraPage | undefined
/** Closes the page of each journey of a file after it. */
export const closeAfterEach = () => afterEach(() => opened?.close())
/** A phone whose camera sees one still face; no page is open yet. */
export async function openPage(camera: FakeCamera = {}): Promise<CameraPage> {
  const [still] = await movingFace(4)
  opened = await openCameraPage({ frames: still ? [still] : [], permission: 'granted', ...camera })
  return opened
}
/** Opens the screen with that camera, and waits until the face is found. */
export async function open(camera: FakeCamera = {}): Promise<CameraPage> {
  const phone = await openPage(camera)
  await phone.page.goto(`${phone.address}/camera-filters`)
  await phone.page.getByText(/: 1$/).waitFor()
  return phone
}
export const choose = ({ page }: CameraPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
export const card = ({ page }: CameraPage) => page.getByRole('dialog', { name: 'Captured Image' })

export type Taken = { name: string; data: Buffer; width: number; height: number }
/** Captures, downloads, closes. */
export async function take(phone: CameraPage): Promise<Taken> {
  await phone.page.getByRole('button', { name: 'Capture' }).click()
  const arriving = phone.page.waitForEvent('download')
  await card(phone).getByRole('button', { name: 'Download' }).click()
  const download = await arriving
  const file = await readFile(await download.path())
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  await card(phone).getByRole('button', { name: 'Close' }).click()
  // Closing goes back in the history, a moment later: that would abort an address that is opened meanwhile.
  await phone.page.waitForFunction(() => !history.state?.overlays)
  expect((await sharp(file).metadata()).format).toBe('png')
  return { name: download.suggestedFilename(), data, width: info.width, height: info.height }
}
/** The box around the pixels in which two captures differ clearly. */
export function difference(a: Taken, b: Taken) {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let i = 0; i < a.data.length; i += 3) {
    const far = [0, 1, 2].some(c => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)) > 40)
    if (far) {
      xs.push((i / 3) % a.width)
      ys.push(Math.floor(i / 3 / a.width))
    }
  }
  const span = (values: number[]) =>
    [values.reduce((m, v) => Math.min(m, v), 1e9), values.reduce((m, v) => Math.max(m, v), -1)] as const
  return { x: span(xs), y: span(ys), count: xs.length }
}
