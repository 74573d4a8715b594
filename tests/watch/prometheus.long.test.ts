import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { programPath } from '../programs.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { eventually } from '../world/eventually.ts'

/** A real Prometheus with the configuration from `ops/`, which scrapes a real server every second. */

describe('Prometheus with the repository’s configuration', () => {
  const token = 'a token of the monitoring'
  let folder = ''
  let dataDir = ''
  let server: ServerProcess
  let prometheus: ChildProcess
  let base = ''
  beforeAll(async () => {
    dataDir = makeDataFolder()
    server = await startServer(dataDir, { env: { METRICS_TOKEN: token } })
    expect(server.url, server.stderr()).not.toBe('')
    folder = mkdtempSync(join(tmpdir(), 'mela-prometheus-'))
    cpSync(resolve(import.meta.dirname, '../../ops'), folder, { recursive: true })
    const configured = readFileSync(join(folder, 'prometheus.yml'), 'utf8')
    const own = configured
      .replace('127.0.0.1:3000', new URL(server.url).host)
      .replace('/etc/prometheus/mela-guide-token', join(folder, 'token'))
      .replace('scrape_interval: 15s', 'scrape_interval: 1s')
    writeFileSync(join(folder, 'prometheus.yml'), `global: { evaluation_interval: 1s }\n${own}`)
    writeFileSync(join(folder, 'token'), token)
    const options = {
      'config.file': join(folder, 'prometheus.yml'),
      'storage.tsdb.path': join(folder, 'data'),
      'web.listen-address': '127.0.0.1:0',
    }
    const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
    prometheus = spawn(programPath('prometheus'), words, { stdio: ['ignore', 'ignore', 'pipe'] })
    let log = ''
    prometheus.stderr?.on('data', piece => (log += piece))
    const address = () => /"Listening on" address=(\S+)/.exec(log)?.[1]
    base = `http://${await eventually(address)}`
  })
  afterAll(async () => {
    if (prometheus?.kill()) await once(prometheus, 'exit')
    server?.kill('SIGTERM')
    await server?.ended
    if (folder) rmSync(folder, { recursive: true, force: true })
    removeDataFolder(dataDir)
  })
  // biome-ignore lint/suspicious/noExplicitAny: answers of Prometheus, each call looks at its own part
  const ask = async (path: string): Promise<any> => (await fetch(`${base}/api/v1/${path}`)).json()

  test('accepts the rules and the configuration, and the rules pass their own tests', () => {
    const cwd = resolve(import.meta.dirname, '../../ops')
    const promtool = (...words: string[]) =>
      execFileSync(programPath('promtool'), words, { cwd, encoding: 'utf8' })
    expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS')
  })

  test('evaluates every alert without an error, and one fires once the guide is gone', async () => {
    type Rule = { name: string; health: string; state: string }
    const rules = async (): Promise<Rule[]> =>
      (await ask('rules')).data.groups.flatMap((group: { rules: Rule[] }) => group.rules)
    await expect.poll(async () => (await rules()).filter(({ health }) => health !== 'ok')).toEqual([])
    expect((await rules()).length).toBeGreaterThan(10)
    const begun = async () =>
      (await rules()).filter(({ state }) => state !== 'inactive').map(({ name }) => name)
    // On a busy machine the first scrapes may have taken too long.
    await expect.poll(begun).not.toContain('GuideDown')
    server.kill('SIGTERM')
    await expect.poll(begun).toContain('GuideDown')
  })
})
