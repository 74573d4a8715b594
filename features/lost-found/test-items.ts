import { beforeAll, beforeEach } from 'vitest'
import { quarters } from '#tests/photos/corpus.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { visitorForm } from '#tests/world/forms.ts'
import { type Answer, newVisitor, type Visitor } from '#tests/world/visitor.ts'
import type { Item, ItemList } from './contract.ts'

/** The visitor who reports things, a new one for each test. */
export let visitor: Visitor
export let photo: Buffer

/** Opens a world for all tests of a file; each test begins with nothing reported and nobody signed in. */
export function itemsForAll(): void {
  worldForAll()
  beforeAll(async () => {
    photo = await quarters().jpeg().toBuffer()
  })
  beforeEach(async () => {
    world.signIn(undefined)
    visitor = newVisitor(world)
    await world.owner.query('truncate lost_found_items, missing_person_reports, limits, settings cascade')
    await world.empty('network_uses')
    for (const reading of ['photo-contest-settings', 'lost-found'])
      await world.context.responseCache.changed(reading)
    await listed(0)
  })
}

/** A visitor's report of a thing; a different one each time. */
export const said = (change: Record<string, string> = {}): Record<string, string> => ({
  id: crypto.randomUUID(),
  type: 'Lost',
  kind: 'bag',
  name: 'Mohan Sah',
  phone: '98765 00010',
  description: 'नीला झोला',
  show_phone: 'true',
  notice_version: 'lost-found-1',
  notice_language: 'hi',
  ...change,
})
export const send = (
  fields: Record<string, string>,
  by: Visitor = visitor,
  picture: Buffer | null = photo,
): Promise<Answer<Item>> => by.call<Item>('POST /api/lost-found', visitorForm(fields, picture))
/** Posts a found thing, which is in the list at once or soon after. */
export const post = async (change: Record<string, string> = {}): Promise<Item> =>
  (await send(said({ type: 'Found', description: 'Blue bag', ...change }))).body
export const list = async (): Promise<ItemList> => (await visitor.call<ItemList>('GET /api/lost-found')).body
/** The list, once it holds this many things. */
export const listed = (count: number): Promise<ItemList> =>
  eventually(async () => {
    const all = await list()
    return all.items.length === count ? all : undefined
  })
