/**
 * Layout for Chrome before 84, which lacks `gap` between flex items and grid inside a button or fieldset. Each rule that needs
 * one of them gets an additional, weaker rule with margins or flex.
 */
const hasGaps = () => {
  const box = document.createElement('div')
  box.style.cssText = 'position:absolute;display:flex;flex-direction:column;row-gap:1px'
  box.append(document.createElement('div'), document.createElement('div'))
  document.documentElement.append(box)
  const isGap = box.scrollHeight === 1
  box.remove()
  return isGap
}

/** A rule's selectors with `more` appended to each. */
const extended = (rule: CSSStyleRule, more: string) => rule.selectorText.replace(/(,|$)/g, `${more}$1`)

const marginsOf = (rule: CSSStyleRule): string => {
  const { columnGap, rowGap, flexDirection, flexWrap } = rule.style
  if (!columnGap) return ''
  if (flexWrap === 'wrap')
    return `${extended(rule, '>*')}{margin-bottom:${rowGap}}${extended(rule, '>:not(:last-child)')}{margin-right:${columnGap}}`
  return flexDirection === 'column'
    ? `${extended(rule, '>*+*')}{margin-top:${rowGap}}`
    : // An icon before plain text is the only child element.
      `${extended(rule, '>*+*')}{margin-left:${columnGap}}${extended(rule, '>svg:only-child')}{margin-right:${columnGap}}`
}

const toFlex: Readonly<Record<string, string>> = { start: 'flex-start', end: 'flex-end', '': 'normal' }
const flexed = (value: string) => toFlex[value] ?? value

/** A button's grid as flex: one column becomes a column, several wrap. A fieldset's parts are stacked. */
const withoutGrid = (rule: CSSStyleRule): string => {
  const { alignItems, justifyItems, alignContent, justifyContent, gridTemplateColumns, rowGap } = rule.style
  const isRow = / /.test(gridTemplateColumns.replace(/\(.*?\)/g, ''))
  const lines = isRow
    ? `flex-wrap:wrap;align-items:${flexed(alignItems)};justify-content:${flexed(justifyContent)}`
    : `flex-direction:column;align-items:${flexed(justifyItems)};justify-content:${flexed(alignContent || alignItems)}`
  const gap =
    isRow || !rowGap
      ? ''
      : `${extended(rule, ':-webkit-any(button,summary,fieldset)>*+*')}{margin-top:${rowGap}}`
  return `${extended(rule, ':-webkit-any(button,summary)')}{display:flex;${lines}}${gap}`
}

const rulesFor = (rule: CSSRule): string => {
  if (rule instanceof CSSMediaRule)
    return `@media ${rule.conditionText}{${[...rule.cssRules].map(rulesFor).join('')}}`
  if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('::')) return ''
  const { display, gridColumn } = rule.style
  if (display.endsWith('flex')) return marginsOf(rule)
  if (display.endsWith('grid')) return withoutGrid(rule)
  // A grid ignores `flex-basis`.
  return gridColumn === '1 / -1' ? `${rule.selectorText}{flex-basis:100%}` : ''
}

if (!hasGaps()) {
  const written = document.createElement('style')
  document.head.prepend(written)
  const write = () => {
    const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== written)
    written.textContent = sheets.flatMap(sheet => [...sheet.cssRules].map(rulesFor)).join('')
  }
  write()
  // Screens load their own stylesheets.
  document.addEventListener('load', event => event.target instanceof HTMLLinkElement && write(), true)
}

// A choice hides its input, so its label shows keyboard focus.
if (!CSS.supports('selector(:has(a))')) {
  const style = document.createElement('style')
  style.textContent = 'label:focus-within{outline:3px solid var(--kesari);outline-offset:2px}'
  document.head.prepend(style)
}

export {}
