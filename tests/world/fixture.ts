import { afterAll, beforeAll } from 'vitest'
import { openWorld, type World, type WorldOptions } from './world.ts'

/** The world of all tests of a file, once `worldForAll` has been called there. */
export let world: World

/** Opens one world before all tests of a file and closes it after them. */
export function worldForAll(options?: WorldOptions): void {
  beforeAll(async () => {
    world = await openWorld(options)
  })
  afterAll(() => world?.close())
}
