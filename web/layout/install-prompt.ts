import { readStorage, writeStorage } from '#kit/web/local-storage.ts'

/** What Chromium offers where the guide can be installed (its `BeforeInstallPromptEvent`); no other browser has it. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}
declare global {
  interface Window {
    /** The browser's offer, kept by main.tsx: it often comes before the code of the hint is loaded. */
    installPrompt?: InstallPrompt | undefined
  }
}

/** The phone's hour of the first visit; `done` once the hint was answered. */
const key = 'install-hint'
const hour = () => String(Math.floor(Date.now() / 3_600_000))

/** Whether the hint may be shown: from the second visit on, in another hour than the first, until it was answered. */
export function mayHintAtInstall(): boolean {
  if (matchMedia('(display-mode: standalone)').matches) return false
  const first = readStorage(key)
  if (first === null) writeStorage(key, hour())
  return first !== null && first !== 'done' && first !== hour()
}

/** The hint is never shown again on this phone. */
export const endInstallHint = (): void => writeStorage(key, 'done')
