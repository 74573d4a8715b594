import { describe, expect, it } from 'vitest'
import { match } from './router.tsx'

describe('an address', () => {
  it('is its pattern, whatever its case and with a stroke at its end', () => {
    for (const address of ['/crowd-status', '/crowd-status/', '/Crowd-Status'])
      expect(match('/crowd-status', address)).toEqual({})
    expect(match('/', '/')).toEqual({})
  })
  it('says what stands for a part', () => {
    expect(match('/facility/:type', '/facility/rest-room')).toEqual({ type: 'rest-room' })
    expect(match('/admin/:room?', '/admin/notices')).toEqual({ room: 'notices' })
    expect(match('/admin/:room?', '/admin')).toEqual({ room: undefined })
  })
  it('of another screen is no match', () => {
    for (const address of [
      '/',
      '/facility',
      '/facility/',
      '/facility/atm/1',
      '/x/facility/atm',
      '/facilityatm',
    ])
      expect(match('/facility/:type', address)).toBeUndefined()
    expect(match('/', '/crowd-status')).toBeUndefined()
    expect(match('/admin/:room?', '/administrator')).toBeUndefined()
  })
})
