import type { IconName } from './icon.tsx'
import spriteUrl from './sprite.svg?url'

/** An icon from the sprite as an element, for what React does not render, such as map markers. */
export function iconElement(name: IconName): SVGSVGElement {
  const [icon, use] = (['svg', 'use'] as const).map(tag =>
    document.createElementNS('http://www.w3.org/2000/svg', tag),
  ) as [SVGSVGElement, SVGUseElement]
  icon.setAttribute('class', 'i i--20')
  icon.ariaHidden = 'true'
  use.setAttribute('href', `${spriteUrl}#${name}`)
  icon.append(use)
  return icon
}
