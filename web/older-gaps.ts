/** `gap` between flex items, for Chrome before 84: each rule that sets one gets a rule of margins, weaker than the app's own. */
const hasGaps = () => {
  const box = document.createElement('div')
  box.style.cssText = 'position:absolute;display:flex;flex-direction:column;row-gap:1px'
  box.append(document.createElement('div'), document.createElement('div'))
  document.documentElement.append(box)
  const isGap = box.scrollHeight === 1
  box.remove()
  return isGap
}

const marginsOf = (rule: CSSRule): string => {
  if (rule instanceof CSSMediaRule)
    return `@media ${rule.conditionText}{${[...rule.cssRules].map(marginsOf).join('')}}`
  if (!(rule instanceof CSSStyleRule) || !rule.style.display.endsWith('flex')) return ''
  const { columnGap, rowGap, flexDirection, flexWrap } = rule.style
  if (!columnGap) return ''
  const items = (more: string) => rule.selectorText.replace(/(,|$)/g, `${more}$1`)
  if (flexWrap === 'wrap')
    return `${items('>*')}{margin-bottom:${rowGap}}${items('>:not(:last-child)')}{margin-right:${columnGap}}`
  const margin = flexDirection === 'column' ? `margin-top:${rowGap}` : `margin-left:${columnGap}`
  return `${items('>*+*')}{${margin}}`
}

if (!hasGaps()) {
  const margins = document.createElement('style')
  document.head.prepend(margins)
  const write = () => {
    const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== margins)
    margins.textContent = sheets.flatMap(sheet => [...sheet.cssRules].map(marginsOf)).join('')
  }
  write()
  // Screens bring their own sheets.
  document.addEventListener('load', event => event.target instanceof HTMLLinkElement && write(), true)
}

export {}
