import { isLaterVisit, readStorage, writeStorage } from '#kit/web/local-storage.ts'

/** Chromium's `BeforeInstallPromptEvent`, fired if the guide can be installed; no other browser has it. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> }
declare global {
  interface Window {
    /** The browser's offer, stored by main.tsx because it often comes before the hint's code is loaded. */
    installPrompt?: InstallPrompt | undefined
  }
}

/** The phone's hour of the first visit; `done` once the hint was answered. */
const key = 'install-hint'

/** Whether the hint may be shown: from the second visit on (in a different hour than the first), until it is answered. */
export function mayHintAtInstall(): boolean {
  if (matchMedia('(display-mode: standalone)').matches) return false
  return readStorage(key) !== 'done' && isLaterVisit(key)
}

/** Never shows the hint again on this phone. */
export const endInstallHint = (): void => writeStorage(key, 'done')
