import { expect, test } from 'vitest'
import type { Point } from '#common/distance.ts'
import { placeTypes } from '#content/facility-types.ts'
import { isMeasured } from '#content/nearby.ts'
import type { FacilityList } from '#features/facilities/contract.ts'
import type { SurveyDesk } from '#features/survey/desk/contract.ts'
import { listsOf, proposals } from '#features/survey/desk/proposals.ts'
import { pointKinds } from '#features/survey/point-kinds.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { form } from '#tests/world/forms.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember, starters } from '#tests/world/world.ts'

worldForAll({ starters })

/** The largest error of a position, as on a phone under the open sky. */
const noiseM = 15
/** Where a place really is: near the guide's position, or somewhere in the city. */
const realSpot = (position: Point | null, n: number): Point => ({
  lat: (position?.lat ?? 26.1) + ((n % 7) * noiseM) / 7 / 111_195,
  lng: (position?.lng ?? 85.36 + n * 0.0003) + ((n % 5) * noiseM) / 5 / 100_000,
})

test('after a survey at least 95% of every list show a measured distance, and the desk has offered each place', async () => {
  const phone = newVisitor(world)
  const desk = async () => {
    world.signIn(staffMember('content-editor'))
    return (await phone.call<SurveyDesk>('GET /api/survey/desk')).body
  }
  const { guide } = await desk()
  expect(guide.length).toBeGreaterThan(140)
  world.signIn(staffMember('surveyor'))
  for (const [n, { list, id, kind, position }] of guide.entries()) {
    const key = pointKinds.find(key => listsOf[key]?.includes(kind))
    const { lat, lng } = realSpot(position, n)
    const fields = { id: crypto.randomUUID(), track: crypto.randomUUID(), kind: key ?? '', accuracy_m: '8' }
    const where = {
      lat: lat.toFixed(6),
      lng: lng.toFixed(6),
      note: `${list}/${id}`,
      age_s: '30',
      waited_s: '0',
    }
    const { status } = await phone.call('POST /api/survey/points', form({ ...fields, ...where }))
    expect([kind, status]).toEqual([kind, 201])
  }
  const { points } = await desk()
  for (const { point, candidates } of proposals(points, guide)) {
    const own = candidates.find(({ place }) => `${place.list}/${place.id}` === point.note)
    if (!own) continue
    const { list, id: target } = own.place
    const decision = { decision: 'taken', list, target }
    await phone.call(`POST /api/survey/points/${point.id}/decision`, decision)
  }
  await world.context.responseCache.changed('facilities')
  for (const type of placeTypes) {
    const share = async () => {
      const { body } = await newVisitor(world, false).call<FacilityList>(`GET /api/facilities?type=${type}`)
      return body.facilities.filter(isMeasured).length / Math.max(1, body.facilities.length)
    }
    if (guide.some(({ kind }) => kind === type))
      await expect.poll(share, { message: type }).toBeGreaterThanOrEqual(0.95)
  }
  const walk = (await desk()).guide.filter(({ list }) => list === 'waypoints')
  expect(walk.filter(({ is_checked }) => is_checked).length / walk.length).toBeGreaterThanOrEqual(0.95)
})
