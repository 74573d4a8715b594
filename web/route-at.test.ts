import { describe, expect, it } from 'vitest'
import { routeAt } from './route-at.ts'

const pathAt = (address: string) => routeAt(address).route.path

describe('the screen for an address', () => {
  it('is found in any case and with a trailing slash', () => {
    for (const address of ['/crowd-status', '/crowd-status/', '/Crowd-Status'])
      expect(pathAt(address)).toBe('/crowd-status')
    expect(pathAt('/')).toBe('/')
  })
  it('receives the variable parts', () => {
    expect(routeAt('/facility/rest-panel').params).toMatchObject({ type: 'rest-panel' })
    expect(routeAt('/admin/notices').params).toMatchObject({ panel: 'notices' })
    expect(routeAt('/admin').params.panel).toBeUndefined()
  })
  it('is the not-found screen for any other address', () => {
    for (const address of [
      '/facility',
      '/facility/',
      '/facility/atm/1',
      '/x/facility/atm',
      '/facilityatm',
      '/administrator',
    ])
      expect(pathAt(address), address).toBe('*')
  })
})
