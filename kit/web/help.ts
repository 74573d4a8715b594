import { type HelpLine, helpLines, paths } from '#kit/web/paths.ts'
import { openDialog } from '#ui/dialog.tsx'
import { sharedState } from './shared-state.ts'

const asked = sharedState<HelpLine | undefined>(undefined)

/** Opens the Help sheet, at one of its lines when one is given. */
export function openHelp(line?: HelpLine): void {
  asked.set(line)
  openDialog('help')
}
/** Clears the line when the sheet is closed. */
export const resetHelp = (): void => asked.set(undefined)

/** The line behind an address of Help; 'all' for the sheet itself, undefined for any other address. */
export function helpLineOf(to: string): HelpLine | 'all' | undefined {
  if (to === paths.help()) return 'all'
  return helpLines.find(line => to === paths.help(line))
}

/** The line at which the sheet was opened. */
export const useHelpLine = asked.use
