import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backLenses, chooseNextLens, openLens } from './lens.ts'

let cameras: { kind: string; deviceId: string; label: string }[]
const camera = (deviceId: string, label: string) => ({ kind: 'videoinput', deviceId, label })
/** The camera that opens for the given constraints. */
const open = async ({ video }: { video: { deviceId?: { exact: string } } }) => {
  const asked = video.deviceId?.exact
  if (asked && !cameras.some(({ deviceId }) => deviceId === asked)) throw new Error('OverconstrainedError')
  return asked ?? 'whichever the phone takes'
}
beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  cameras = [camera('wide', 'camera2 2, facing back'), camera('main', 'camera2 0, facing back')]
  vi.stubGlobal('navigator', {
    mediaDevices: { enumerateDevices: async () => cameras, getUserMedia: open },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('two back lenses are switched in turn, and the chosen one opens the next time', async () => {
  expect(await openLens()).toBe('whichever the phone takes')
  const lenses = await backLenses()
  expect(lenses).toEqual(['wide', 'main'])
  chooseNextLens(lenses, 'wide')
  expect(await openLens()).toBe('main')
  chooseNextLens(lenses, 'main')
  expect(await openLens()).toBe('wide')
})

test('the front lens is not offered', async () => {
  cameras = [camera('self', 'camera2 1, facing front'), camera('main', 'camera2 0, facing back')]
  expect(await backLenses()).toEqual(['main'])
})

test('a chosen lens that is gone gives way to the phone’s default', async () => {
  chooseNextLens(await backLenses(), 'wide')
  cameras = [camera('other', 'camera2 0, facing back')]
  expect(await openLens()).toBe('whichever the phone takes')
})
