import { expect, test } from 'vitest'
import { serviceNumber } from './service-number.ts'

test.each([
  ['108', '108'],
  ['1800-309-7677', '1800-309-7677'],
  ['+91 98350 12345', '+91 98350 12345'],
  ['(0621) 2233033', '0621 2233033'],
  ['+91 (621) 2233033', '+91 621 2233033'],
  ['(+91) 621 2233033', '+91 621 2233033'],
  ['०६२१-२२३३०३३', '0621-2233033'],
  ['0621–2233033', '0621-2233033'],
  ['0621 – 2233033', '0621-2233033'],
  ['0621/2233033', '0621-2233033'],
  ['tel:+916212233033', '+916212233033'],
  ['\u20680621 2233033\u2069', '0621 2233033'],
])('%j is the published number %s', (typed, number) => expect(serviceNumber(typed)).toBe(number))

test.each(['2233033/2233034', '0621-2233033/34', '9.8E+09', '12', 'call me', '108-', '(0621', '98765 ext 2'])(
  '%j is not one published number',
  typed => expect(serviceNumber(typed)).toBeUndefined(),
)
