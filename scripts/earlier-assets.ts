import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const buildsKept = 3

/**
 * Keeps the hashed files of the last three builds, because open pages still load chunks of their own build. Call `setAside`
 * before the old build is removed and `putBack` after the new one is complete.
 */
export function earlierAssets(dist: string) {
  const assets = join(dist, 'web/assets')
  const list = join(dist, 'web/builds.json')
  const aside = `${dist}-earlier`
  const isPacked = (name: string) => /\.(br|gz)$/.test(name)
  let builds: string[][] = []
  return {
    setAside() {
      rmSync(aside, { recursive: true, force: true })
      if (!existsSync(list)) return
      builds = JSON.parse(readFileSync(list, 'utf8')) as string[][]
      cpSync(assets, aside, { recursive: true })
    },
    putBack() {
      const current = readdirSync(assets).filter(name => !isPacked(name))
      builds = [current, ...builds].slice(0, buildsKept)
      for (const name of new Set(builds.flat())) {
        if (!current.includes(name) && existsSync(join(aside, name)))
          cpSync(join(aside, name), join(assets, name))
      }
      mkdirSync(join(dist, 'web'), { recursive: true })
      writeFileSync(list, JSON.stringify(builds))
      rmSync(aside, { recursive: true, force: true })
    },
  }
}
