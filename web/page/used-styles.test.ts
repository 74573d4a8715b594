import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const css =
  '.a{color:red}.b .c{color:blue}.a,.z{margin:0}h1{top:0}@media (width>1px){.q{top:1px}.a{top:2px}}@media print{.q{top:0}}' +
  '@keyframes turn{to{rotate:1turn}}.d:not(.e){left:0}.u{background:url("data:x;}.v{")}[data-theme=dark] .a{color:#fff}'

it('keeps what the markup can use and whole groups that touch it', () => {
  expect(usedStyles(css, '<p class="a d">')).toBe(
    '.a{color:red}.a,.z{margin:0}h1{top:0}@media (width>1px){.q{top:1px}.a{top:2px}}.d:not(.e){left:0}[data-theme=dark] .a{color:#fff}',
  )
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
it('leaves out the switches of light-dark() where nothing reads them', () => {
  expect(usedStyles(':root{--lightningcss-light:initial;--lightningcss-dark: ;color:red}', '')).toBe(
    ':root{color:red}',
  )
})
