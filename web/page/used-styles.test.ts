import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const css =
  '.a{color:red}.b .c{color:blue}.a,.z{margin:0}h1{top:0}@media (width>1px){.q{top:1px}.a{top:2px}}@media print{.q{top:0}}' +
  '@keyframes turn{to{rotate:1turn}}.d:not(.e){left:0}.u{background:url("data:x;}.v{")}[data-theme=dark] .a{color:#fff}'

it('keeps what the markup can use, in groups too, and of a list of selectors those that can', () => {
  expect(usedStyles(css, '<p class="a d"><h1>')).toBe(
    '.a{color:red}.a{margin:0}h1{top:0}@media (width>1px){.a{top:2px}}.d:not(.e){left:0}[data-theme=dark] .a{color:#fff}',
  )
})
it('leaves out rules for elements that the page does not have', () => {
  const css =
    'fieldset{border:0}.a em,label em{top:0}.a>svg:first-child{top:1px}html{top:2px}*{top:3px}:lang(hi) .a{top:4px}'
  expect(usedStyles(css, '<p class="a"><svg>')).toBe(
    '.a>svg:first-child{top:1px}html{top:2px}*{top:3px}:lang(hi) .a{top:4px}',
  )
})
it('leaves out rules for attributes that nothing has and only the app sets', () => {
  const css =
    '.a[disabled]{top:0}.a[open]{top:1px}.a[aria-current]{top:2px}:root:not([data-ready]) .a{top:3px}'
  expect(usedStyles(css, '<p class="a" aria-current="page">')).toBe(
    '.a[open]{top:1px}.a[aria-current]{top:2px}:root:not([data-ready]) .a{top:3px}',
  )
})
it('leaves out what another value of an attribute would look like, and a key under the thumb', () => {
  const css =
    '.a[data-of="x"]{top:0}.a[data-of=y]{top:1px}.a[data-of]{top:2px}.a[data-of^="x"]{top:3px}.a[title]{top:4px}.a:active{top:5px}[data-theme="dark"] .a{top:6px}'
  expect(usedStyles(css, '<p class="a" data-of="x">')).toBe(
    '.a[data-of="x"]{top:0}.a[data-of]{top:2px}.a[data-of^="x"]{top:3px}[data-theme="dark"] .a{top:6px}',
  )
})
it('leaves a name inside :not(), :is() or the value of an attribute to be decided by the browser', () => {
  const css = '.a:not(.x,.y){top:0}.a:is(.x,.y){top:1px}.a[href^="b.c"]{top:2px}'
  expect(usedStyles(css, '<p class="a"><a href="/x">')).toBe(css)
})
it('is not misled by braces inside strings', () => {
  expect(usedStyles(css, '<p class="u">')).toContain('.u{background:url("data:x;}.v{")}')
  expect(usedStyles(css, '<p class="b c">')).toContain('.b .c{color:blue}')
})
it('keeps an animation that a rule of the page names, and no other', () => {
  const css =
    '@keyframes up{0%{top:0}}@keyframes spin{to{rotate:1turn}}.a{animation:1s up}.b{animation:spin 1s}'
  expect(usedStyles(css, '<i class="a"></i>')).toBe('@keyframes up{0%{top:0}}.a{animation:1s up}')
})
it('leaves out custom properties that nobody reads, and those that only they read', () => {
  const css =
    ':root{--lightningcss-light:initial;--lightningcss-dark: ;--a:1px;--b:var(--a);--c:2px;--d:3px;--e:4px}[data-theme=dark]{--b:3px}.p{top:var(--c)}'
  expect(usedStyles(css, '<p class="p" style="left:var(--e)">', '<path fill="var(--d)">')).toBe(
    ':root{--c:2px;--d:3px;--e:4px}.p{top:var(--c)}',
  )
})
