import { expect, test } from 'vitest'
import { barChart } from './plot.ts'

test('a chart has a bar as long as its median, a line from least to most, and texts that are escaped', () => {
  const svg = barChart('Lists & votes', 'a second', [
    { name: 'guide', values: [100, 300, 200] },
    { name: 'peer <1>', values: [50, 50, 50] },
  ])
  expect(svg).toContain('aria-label="Lists &amp; votes"')
  expect(svg).toContain('peer &lt;1>')
  // 394 pixels stand for the most of all values.
  expect(svg).toContain('width="262.7"')
  expect(svg).toContain('width="65.7"')
  expect(svg).toContain('M361.3 67H624')
  expect(svg).not.toMatch(/NaN|undefined/)
})
