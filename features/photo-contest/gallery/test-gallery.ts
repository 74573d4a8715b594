import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { shortId } from '#common/id.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browserForAll, world, worldForAll } from '#tests/world/fixture.ts'

/** Opens a world and a browser for all journeys of a file; each begins with an empty contest. */
export function contestForAll(): void {
  worldForAll()
  browserForAll()
  beforeEach(async () => {
    await world.owner.query(
      'truncate photo_contest_submissions, photo_votes, photo_vote_decisions, photo_reports',
    )
    await world.context.responseCache.changed('photos')
  })
}

/** The gallery's list, once the server tells it. */
export const told = (count: number): Promise<boolean> =>
  eventually(async () => (await (await fetch(`${world.url}/api/photos`)).json()).photos.length === count)
export const heart = (page: Page, id: string) =>
  page.getByRole('button', { name: new RegExp(`#${shortId(id)}`) })
