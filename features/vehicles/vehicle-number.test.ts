import { expect, test } from 'vitest'
import { normalizeNumber } from './vehicle-number.ts'

test.each([
  ...['muz000123', 'MUZ 000-123', 'MUZ००० १२३', 'Muz 000 123.', 'MUZ000123।', '\u200eMUZ000123\u200b'],
  ...['ＭＵＺ０００１２３', 'ｍｕｚ　０００－１２３'],
])('“%s” is looked up as MUZ000123', typed => expect(normalizeNumber(typed)).toBe('MUZ000123'))
