import { useEffect, useState } from 'react'

/**
 * What is being typed, kept until it is handed over: it survives another screen, a reload and a browser that was put
 * away for the camera, and is gone with its tab (shared phones). Its photo: `photo/photo-draft.tsx`.
 */
export function useDraft<T extends object>(name: string, empty: T) {
  const [draft, setDraft] = useState(empty)
  useEffect(() => {
    // After the page is up: what was written before it is read knows no draft.
    setDraft({ ...empty, ...read(name) })
  }, [name, empty])
  return {
    draft,
    change(part: Partial<T>) {
      setDraft(known => write(name, { ...known, ...part }))
    },
    clear() {
      setDraft(empty)
      write(name, {})
    },
  }
}

const read = (name: string): object => {
  try {
    return JSON.parse(sessionStorage.getItem(`draft ${name}`) ?? '{}') as object
  } catch {
    return {}
  }
}
function write<T extends object>(name: string, draft: T): T {
  try {
    sessionStorage.setItem(`draft ${name}`, JSON.stringify(draft))
  } catch {
    // Blocked or full: it lives as long as the screen.
  }
  return draft
}
