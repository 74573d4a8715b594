/** What the page's own lines of script and the browser change before the app is there. */
const changing = new Set(['open', 'data-theme'])

/**
 * The rules of a minified stylesheet that a page's markup can use, so that a first visit pays for what it shows. The
 * app brings the whole sheet with it: what it adds later, and the look of a key under the thumb, is styled by then. A
 * selector stays when every class, element and attribute that it needs is there; fonts stay, keyframes that a remaining rule names, and custom properties that a
 * remaining rule, the markup or `readers` (pictures that inherit them) read.
 */
export function usedStyles(css: string, html: string, readers = ''): string {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(match => (match[1] ?? '').split(/\s+/)),
  )
  const elements = new Set(['html', 'body', ...[...html.matchAll(/<([a-z][\w-]*)/g)].map(match => match[1])])
  const attributes = new Set(
    [...html.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([, name, value]) => [name, `${name}=${value}`]),
  )
  const isUsed = (selector: string) => {
    const whole = selector.replace(/:(not|is|where)\([^)]*\)/g, '')
    const needs = whole.replace(/\[[^\]]*\]/g, '')
    return (
      !whole.includes(':active') &&
      [...whole.matchAll(/\[([\w-]+)(?:="?([^"\]]*)|[\]~|^$*])/g)].every(
        ([, name = '', value]) =>
          changing.has(name) || attributes.has(value === undefined ? name : `${name}=${value}`),
      ) &&
      [...needs.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(match => classes.has(match[1] ?? '')) &&
      [...needs.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].every(match => elements.has(match[1] ?? ''))
    )
  }
  const used = (sheet: string): string =>
    rulesOf(sheet)
      .map(rule => {
        const start = rule.indexOf('{')
        const prelude = rule.slice(0, start)
        if (/^@(media|supports|layer|container)/.test(prelude) && start > 0) {
          const inside = used(rule.slice(start + 1, -1))
          return inside && `${prelude}{${inside}}`
        }
        if (prelude.startsWith('@') || start < 0) return rule
        const selectors = selectorsOf(prelude).filter(isUsed)
        return selectors.length > 0 ? `${selectors.join(',')}${rule.slice(start)}` : ''
      })
      .join('')
  return withoutUnread(withoutStillness(used(css)), html + readers)
}

/** Keyframes that nothing names. */
function withoutStillness(css: string): string {
  const rules = rulesOf(css)
  const moving = rules.filter(rule => !rule.startsWith('@keyframes')).join('')
  return rules
    .filter(rule => {
      const name = /^@keyframes ([\w-]+)/.exec(rule)?.[1]
      return !name || new RegExp(`animation[^;}]*[\\s:]${name}\\b`).test(moving)
    })
    .join('')
}

/** Custom properties that nothing reads; what only they read goes with them. */
function withoutUnread(css: string, elsewhere: string): string {
  const readIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(match => match[1] ?? '')
  const read = new Set([...readIn(css), ...readIn(elsewhere)])
  const left = css.replace(/(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, (whole, name: string) =>
    read.has(name) ? whole : '',
  )
  const tidy = left.replace(/(?<=^|[{}])[^{}@;"']+\{\}/g, '')
  return tidy === css ? css : withoutUnread(tidy, elsewhere)
}

/** A list of selectors, cut at the commas that stand in no bracket. */
function selectorsOf(prelude: string): string[] {
  return prelude.match(/(?:[^,([]|\([^)]*\)|\[[^\]]*\])+/g) ?? []
}

function rulesOf(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let from = 0
  let quote = ''
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at] ?? ''
    if (quote) {
      if (letter === '\\') at += 1
      else if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '{') depth += 1
    else if (letter === '}') {
      depth -= 1
      if (depth > 0) continue
      rules.push(css.slice(from, at + 1))
      from = at + 1
    } else if (letter === ';' && depth === 0) {
      rules.push(css.slice(from, at + 1))
      from = at + 1
    }
  }
  return rules
}
