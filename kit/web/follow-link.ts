import { navigate } from 'wouter/use-browser-location'
import { helpLineOf, openHelp } from './help.ts'

/** Whether an address is the open one: like a browser's own link, ours then adds no entry that Back would have to pass. */
export const isOpenAddress = (to: string): boolean =>
  to === location.pathname + location.search + location.hash

/** Opens an address: a screen, a line of Help, or in a new tab a link that leaves the site. */
export function followLink(to: string): void {
  const line = helpLineOf(to)
  if (line) openHelp(line === 'all' ? undefined : line)
  else if (to.startsWith('https:')) open(to, '_blank', 'noopener')
  else {
    navigate(to, { replace: isOpenAddress(to) })
    // pushState sends no hashchange event, and a screen that is already shown must scroll to its part.
    if (to.includes('#')) dispatchEvent(new HashChangeEvent('hashchange'))
  }
}
