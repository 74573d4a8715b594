import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

it('keeps rules for classes in the markup, in groups too', () => {
  const css =
    '.a{color:red}.b .c{color:#00f}.a,.z{margin:0}h1{top:0}@media (min-width:1px){.q{top:1px}.a{top:2px}}@media print{.q{top:0}}.d:not(.e){left:0}'
  expect(usedStyles(css, '<p class="a d"><h1>')).toBe(
    '.a{color:red}.a,.z{margin:0}h1{top:0}@media (min-width:1px){.a{top:2px}}.d:not(.e){left:0}',
  )
})
it('keeps what depends on the language, the theme, the focus or an attribute', () => {
  const css =
    ':lang(hi){top:0}:focus-visible{top:1px}[data-theme=dark] .a{top:2px}.a[open]{top:3px}.a:active{top:4px}.a[data-of=x]{top:5px}'
  expect(usedStyles(css, '<p class="a">')).toBe(css)
})
it('keeps a rule whose :is() can still match, and leaves :not() to the browser, in the form the oldest ones read', () => {
  const styles = usedStyles('.a:is(.x,.b){top:0}.a:not(.x,.y){left:0}', '<p class="a b">')
  expect(styles).toMatch(/\.a:is\(.*\.b\)\{top:0\}/)
  expect(styles).toMatch(/\.a:not\(.*\.y\)+\{left:0\}$/)
})
it('is not misled by braces and dots inside strings', () => {
  const css = '.u{background:url("data:x;}.v{")}.a[href^="b.c"]{top:0}'
  expect(usedStyles(css, '<p class="u a">')).toBe('.u{background:url(data:x;}.v{)}.a[href^=b\\.c]{top:0}')
})
it('keeps an animation that one of the page’s rules uses, and no other', () => {
  const css =
    '@keyframes up{0%{top:0}}@keyframes spin{to{rotate:1turn}}.a{animation:1s up}.b{animation:1s spin}'
  expect(usedStyles(css, '<i class="a"></i>')).toBe('@keyframes up{0%{top:0}}.a{animation:1s up}')
})
it('leaves out unused custom properties', () => {
  const css = ':root{--a:1px;--c:2px;--d:3px;--e:4px}[data-theme=dark]{--a:3px}.p{top:var(--c)}'
  expect(usedStyles(css, '<p class="p" style="left:var(--e)">', '<path fill="var(--d)">')).toBe(
    ':root{--c:2px;--d:3px;--e:4px}.p{top:var(--c)}',
  )
})
it('writes media queries in the form the oldest browsers read', () => {
  expect(usedStyles('@media (width >= 400px){.a{top:0}}', '<p class="a">')).toBe(
    '@media (min-width:400px){.a{top:0}}',
  )
})
it('leaves rules for wide windows to the full stylesheets', () => {
  const css =
    '.a{top:0}@media (min-width:1024px),(min-width:560px) and (max-height:480px){.a{top:1px}.b{top:2px}}@media (min-width:1024px),print{.a{top:3px}}'
  expect(usedStyles(css, '<p class="a">')).toBe('.a{top:0}@media (min-width:1024px),print{.a{top:3px}}')
})
