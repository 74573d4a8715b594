import { useSyncExternalStore } from 'react'
import { type HelpLine, helpLines, paths } from '#kit/web/paths.ts'
import { openDialog } from '#ui/dialog.tsx'

let asked: HelpLine | undefined
const listeners = new Set<() => void>()

/** Opens the Help sheet, at one of its lines when one is given. */
export function openHelp(line?: HelpLine): void {
  askFor(line)
  openDialog('help')
}
/** Clears the line when the sheet is closed. */
export const resetHelp = (): void => askFor(undefined)

function askFor(line: HelpLine | undefined): void {
  asked = line
  for (const tell of listeners) tell()
}

/** The line behind an address of Help; 'all' for the sheet itself, undefined for any other address. */
export function helpLineOf(to: string): HelpLine | 'all' | undefined {
  if (to === paths.help()) return 'all'
  return helpLines.find(line => to === paths.help(line))
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
/** The line at which the sheet was opened. */
export const useHelpLine = (): HelpLine | undefined =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  )
