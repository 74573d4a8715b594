import { readStorage, removeStorage, writeStorage } from '#kit/web/local-storage.ts'

/** Local storage key of the lens chosen on this phone. */
const key = 'scan-lens'

/** Opens the back camera: the chosen lens, or the phone's default. Rejects if none opens. */
export async function openLens(): Promise<MediaStream> {
  const chosen = readStorage(key)
  if (chosen) {
    try {
      return await open({ deviceId: { exact: chosen } })
    } catch {
      // It is gone, or got a new id when the site's data was cleared.
      removeStorage(key)
    }
  }
  return open({ facingMode: 'environment' })
}

const open = (video: MediaTrackConstraints) => navigator.mediaDevices.getUserMedia({ video, audio: false })

/** Ids of the back lenses. Some phones open one that cannot focus on a slip. */
export async function backLenses(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices
    .filter(({ kind, label }) => kind === 'videoinput' && !/front|user|selfie|facetime/i.test(label))
    .map(({ deviceId }) => deviceId)
}

/** Chooses the lens after the one in use, and remembers it. */
export function chooseNextLens(lenses: readonly string[], inUse = ''): void {
  const next = lenses[(lenses.indexOf(inUse) + 1) % lenses.length]
  if (next) writeStorage(key, next)
}
