/**
 * The rules of a minified stylesheet that a page's markup can use, so that a first visit pays for what it shows. The
 * app brings the whole sheet with it: what it adds later is styled by then. Rules without a class stay; so do fonts,
 * and keyframes that a remaining rule names; a group (`@media` …) stays whole when any of its classes is there.
 */
export function usedStyles(css: string, html: string): string {
  const present = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(match => (match[1] ?? '').split(/\s+/)),
  )
  const isUsed = (selector: string) => classesIn(selector).every(name => present.has(name))
  const rules = topLevelRules(css).filter(rule => {
    const prelude = rule.slice(0, rule.indexOf('{'))
    if (!prelude.startsWith('@')) return prelude.split(',').some(isUsed)
    if (/^@(keyframes|font-face|property|layer)/.test(prelude)) return true
    const names = classesIn(rule)
    return names.length === 0 || names.some(name => present.has(name))
  })
  const moving = rules.filter(rule => !rule.startsWith('@keyframes')).join('')
  const used = rules.filter(rule => {
    const name = /^@keyframes ([\w-]+)/.exec(rule)?.[1]
    return !name || new RegExp(`animation[^;}]*[\\s:]${name}\\b`).test(moving)
  })
  return withoutUnreadSwitches(used.join(''))
}

/** Two properties that the minifier writes for `light-dark()`, which nothing may read. */
function withoutUnreadSwitches(css: string): string {
  return css.includes('var(--lightningcss') ? css : css.replace(/--lightningcss-(light|dark):[^;}]*;/g, '')
}

/** Classes that a selector needs; those inside `:not(…)` are needed by nobody. */
function classesIn(selector: string): string[] {
  return [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(
    match => match[1] ?? '',
  )
}

function topLevelRules(css: string): string[] {
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
