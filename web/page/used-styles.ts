import { transform } from 'lightningcss'
import { floor } from '../floor.ts'

/** From this width (px) on, rules for wide windows come from the full stylesheets, which the page then waits for. */
export const wideFrom = 560

/**
 * The part of a screen's stylesheet that its page contains, so that a phone's first paint needs no request. Left out are rules
 * for wide windows, classes that do not occur in `html`, and then unused animations and custom properties. All other rules
 * stay, so that attributes, languages and the dark theme work before the script. `pictures`: SVG that inherits custom
 * properties.
 *
 * With full stylesheets a page would be 2.3 to 4.2 kB larger (brotli; drinking water 11.7 instead of 8.2 kB), which takes 50 to
 * 80 ms at 400 kbit/s, of a first paint at 750 to 830 ms. Leaving out classes saves four fifths of that; wide windows and
 * unused rules save 0.3 kB each.
 */
export function usedStyles(css: string, html: string, pictures = ''): string {
  const classes = new Set(namesIn(html, /class="([^"]*)"/g).flatMap(list => list.split(' ')))
  const narrow = withoutWide(css)
  const ofPage = without(
    narrow,
    namesIn(narrow, /\.(-?[_a-zA-Z][\w-]*)/g).filter(name => !classes.has(name)),
  )
  const read = new Set(namesIn(ofPage + html + pictures, /var\((--[\w-]+)/g))
  const isRunning = (name: string) => new RegExp(`animation[^;}]*[\\s:]${name}\\b`).test(ofPage)
  return without(ofPage, [
    ...namesIn(ofPage, /(--[\w-]+):/g).filter(name => !read.has(name)),
    ...namesIn(ofPage, /@keyframes ([\w-]+)/g).filter(name => !isRunning(name)),
  ])
}

// Rules inside @media are not nested further.
const withoutWide = (css: string) =>
  css.replace(/@media ([^{}]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (rule, queries: string) =>
    queries.split(',').every(query => Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0) >= wideFrom)
      ? ''
      : rule,
  )

const namesIn = (text: string, name: RegExp) => [
  ...new Set([...text.matchAll(name)].map(match => match[1] ?? '')),
]

function without(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
    targets: floor.styles,
    unusedSymbols,
  })
  return new TextDecoder().decode(code)
}
