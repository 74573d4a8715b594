import { describe, expect, it } from 'vitest'
import { routeAt } from './route-at.ts'

const pathAt = (address: string) => routeAt(address).route.path

describe('the screen of an address', () => {
  it('is found in any case and with a slash at the end', () => {
    for (const address of ['/crowd-status', '/crowd-status/', '/Crowd-Status'])
      expect(pathAt(address)).toBe('/crowd-status')
    expect(pathAt('/')).toBe('/')
  })
  it('gets the parts that vary', () => {
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
