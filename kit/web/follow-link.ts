import { navigate } from 'wouter/use-browser-location'
import { helpLineOf, openHelp } from './help.ts'

/** Opens an address: a screen, a line of Help, or in a new tab a link that leaves the site. */
export function followLink(to: string): void {
  const line = helpLineOf(to)
  if (line) openHelp(line === 'all' ? undefined : line)
  else if (to.startsWith('https:')) open(to, '_blank', 'noopener')
  else {
    navigate(to)
    // pushState sends no hashchange event, and a screen that is already shown must scroll to its part.
    if (to.includes('#')) dispatchEvent(new HashChangeEvent('hashchange'))
  }
}
