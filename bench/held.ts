import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findBrowser, usualSwitches } from '../scripts/browser.ts'
import { checkBound, spread, timesOf } from './figures.ts'
import { startListeners } from './listeners.ts'
import { startContestServers } from './servers.ts'
import { adminPassword, staffOfTheNight } from './worst-minute/staff-accounts.ts'

const streams = 5000

/**
 * `npm run bench held`: from the call that holds a gate, as the tap sends it, to the last of 5,000 phones that hear of it and to the words
 * on the control room's wall, which a browser on the same machine shows. Bound: 5 s.
 */
export async function bench(): Promise<void> {
  const rounds = Number(process.env.ROUNDS ?? 7)
  const servers = await startContestServers({ TRUSTED_PROXY: 'loopback', ADMIN_PASSWORD: adminPassword })
  const { url } = servers.guide
  const listeners = await startListeners(url, streams, 'notices')
  const found = await findBrowser()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await chromium.launch({
    executablePath: found.headlessPath ?? found.path,
    args: usualSwitches,
  })
  try {
    const { chief } = await staffOfTheNight(url, { consoles: 0, places: 0 })
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
    await context.addCookies([...chief.cookies].map(([name, value]) => ({ name, value, url })))
    const wall = await context.newPage()
    await wall.goto(`${url}/wall`)
    await wall.locator('.wall-c').waitFor()
    const opened = await listeners.open()
    const [toAll, onWall]: [number[], number[]] = [[], []]
    const each: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const shown = wall.evaluate(
        many =>
          new Promise<number>(resolve => {
            const look = () => {
              if (document.querySelectorAll('.wall-held .wall-urgent').length !== many) return
              seeing.disconnect()
              resolve(Date.now())
            }
            const seeing = new MutationObserver(look)
            seeing.observe(document.body, { childList: true, subtree: true, characterData: true })
          }),
        1,
      )
      const id = crypto.randomUUID()
      const tapped = Date.now()
      const { status } = await chief.call('PUT', `/api/holds/${id}`, {
        ...{ what: 'gate', place: 'Aghoria Bazar Chowk', reason: 'crowd', minutes: 10 },
      })
      if (status !== 200) throw new Error(`The hold was answered ${status}.`)
      const heard = (await listeners.heard()).map(at => at - tapped)
      if (heard.length < opened) throw new Error(`${heard.length} of ${opened} phones heard of the hold.`)
      each.push(...heard)
      toAll.push(Math.max(...heard))
      onWall.push((await shown) - tapped)
      await chief.call('POST', `/api/holds/${id}/release`, {})
      await listeners.heard()
      await sleep(500)
    }
    const { p50, p99, most } = timesOf(each)
    console.log(`${opened} phones, ${rounds} holds: p50 ${p50} ms · p99 ${p99} ms · most ${most} ms`)
    console.log(`to the wall: ${spread(onWall, 'ms')}`)
    checkBound('to the last phone', [most], { atMost: 5000, unit: 'ms' })
    checkBound('to the wall', [Math.max(...onWall)], { atMost: 5000, unit: 'ms' })
  } finally {
    listeners.close()
    await browser.close()
    await servers.close()
  }
}
