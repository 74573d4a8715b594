import { navigate } from 'wouter/use-browser-location'
import { helpLineOf, openHelp } from './help.tsx'

/** Goes to any address of the guide: a screen, a line of Help; a link that leaves opens in a new tab. */
export function followLink(to: string): void {
  const line = helpLineOf(to)
  if (line) openHelp(line === 'all' ? undefined : line)
  else if (to.startsWith('https:')) open(to, '_blank', 'noopener')
  else {
    navigate(to)
    // The history does not say so by itself: a part of the screen that is already shown must come into view.
    if (to.includes('#')) dispatchEvent(new HashChangeEvent('hashchange'))
  }
}
