import type { ChildProcess } from 'node:child_process'
import { dirname } from 'node:path'
import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { leastForVisitors } from '#kit/server/limits/disk-space.ts'
import { freeBytes } from '#kit/server/limits/free-space.ts'
import { practiceContract } from './contract.ts'
import { beginNight, endNight, nightFolder, readNight, readWish, writeWish } from './night.server.ts'

/** A practice night beside the guide. In the practice itself the same call shows its status, and nothing can be started there. */
export const practiceApi: FeatureApi = context => {
  const { settings, practice, machineClock } = context
  const folder = practice ? dirname(settings.dataDir) : nightFolder(settings.dataDir)
  const state = () => ({ is_here: practice !== undefined, night: readNight(folder) ?? null })
  const refuseHere = () => {
    if (practice) refuse('not-here', 409, 'This guide is a practice itself.')
  }
  let night: ChildProcess | undefined
  // The night's process ends when this channel closes.
  context.app.addHook('onClose', async () => night?.connected && night.disconnect())

  serve(context, practiceContract, {
    'GET /api/practice': () => state(),
    'POST /api/practice': async ({ body: { speed } }, { staff }) => {
      refuseHere()
      if ((await freeBytes(settings.dataDir)) < 2 * leastForVisitors)
        refuse('disk-full', 507, 'There is too little room for a copy of the guide.')
      const begun = beginNight(settings, { by: signedIn(staff).username, at: machineClock(), speed })
      if (!begun) refuse('on-already', 409, 'There is a practice night already.')
      night = begun
      return state()
    },
    'PATCH /api/practice': ({ body }) => {
      refuseHere()
      const wish = readWish(folder)
      if (!wish || wish.is_over) refuse('none', 409, 'There is no practice night.')
      const { speed = wish.speed, is_paused = wish.is_paused } = body
      writeWish(folder, { ...wish, speed, is_paused })
      return state()
    },
    'DELETE /api/practice': async () => {
      refuseHere()
      if (!readWish(folder)) refuse('none', 409, 'There is no practice night.')
      await endNight(folder)
      return state()
    },
  })
}
