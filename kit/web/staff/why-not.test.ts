import { expect, test } from 'vitest'
import { ApiError, asApiError } from '../api.ts'
import { whyNot } from './why-not.ts'

test.each([
  ['away', new ApiError(0, 'offline')],
  ['signIn', new ApiError(401, 'unauthenticated')],
  ['mayNot', new ApiError(403, 'forbidden')],
  ['gone', new ApiError(404, 'not-found')],
  ['others', new ApiError(409, 'changed-meanwhile')],
  ['tooOften', new ApiError(429, 'too-many')],
  ['notTaken', new ApiError(400, 'invalid')],
  ['atServer', new ApiError(503, 'unavailable')],
  ['atServer', new ApiError(500, 'internal')],
  ['atPage', asApiError(new TypeError('x is undefined'))],
] as const)('%s is why a call failed with %s', (why, error) => {
  expect(whyNot(error)).toBe(why)
})
