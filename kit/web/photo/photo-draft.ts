import { useEffect, useState } from 'react'
import { newId } from '#common/id.ts'

const load = () => import('./photo-store.ts')

/**
 * State of a form's photo, beside `useDraft`. It survives a reload and a browser that was put away for the camera. Its key
 * is in session storage, so it is gone with the tab: phones are shared. The photo itself is deleted after a day at most.
 */
export function usePhotoDraft(name: string) {
  const [photo, setPhoto] = useState<Blob>()
  useEffect(() => {
    const key = keyOf(name)
    if (!key) return
    load()
      .then(store => store.readPhoto(key))
      .then(kept => kept && setPhoto(chosen => chosen ?? kept))
      .catch(() => undefined)
  }, [name])
  return {
    photo,
    setPhoto(picked: Blob | undefined) {
      setPhoto(picked)
      keep(name, picked).catch(() => undefined)
    },
    /** Stops keeping the photo for the next page, because the outbox has it. The form still shows it. */
    handOver() {
      keep(name, undefined).catch(() => undefined)
    },
    /** Keeps it for the next page again; resolves once it is kept, or cannot be. */
    takeBack: () => keep(name, photo).catch(() => undefined),
  }
}

/** Deletes a form's photo from outside the form: when staff sign out. */
export const forgetPhotoDraft = (name: string): Promise<void> => keep(name, undefined)

async function keep(name: string, photo: Blob | undefined): Promise<void> {
  const key = keyOf(name) ?? (photo && newKey(name))
  if (!key) return
  const store = await load()
  await (photo ? store.keepPhoto(key, photo) : store.dropPhoto(key))
}
function keyOf(name: string): string | undefined {
  try {
    return sessionStorage.getItem(`photo ${name}`) ?? undefined
  } catch {
    return undefined
  }
}
/** Undefined when storage is blocked: then the photo lives as long as the screen. */
function newKey(name: string): string | undefined {
  try {
    const key = newId()
    sessionStorage.setItem(`photo ${name}`, key)
    return key
  } catch {
    return undefined
  }
}
