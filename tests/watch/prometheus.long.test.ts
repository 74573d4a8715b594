import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { eventually } from '../world/eventually.ts'

/** A real Prometheus with the configuration of `watch/`, which looks at a real server every second. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 90_000 } } })
const isMissing = spawnSync('prometheus', ['--version']).error !== undefined
if (isMissing) console.log('Prometheus is left out: not installed (Debian: apt-get install -y prometheus)')

describe.skipIf(isMissing)('Prometheus with the configuration of the repository', () => {
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
    cpSync(resolve(import.meta.dirname, '../../watch'), folder, { recursive: true })
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
    prometheus = spawn('prometheus', words, { stdio: ['ignore', 'ignore', 'pipe'] })
    let log = ''
    prometheus.stderr?.on('data', piece => (log += piece))
    const address = () => /"Listening on" address=(\S+)/.exec(log)?.[1]
    await eventually(() => address() !== undefined)
    base = `http://${address()}`
  })
  afterAll(async () => {
    if (prometheus?.kill()) await once(prometheus, 'exit')
    server?.kill('SIGTERM')
    await server?.ended
    if (folder) rmSync(folder, { recursive: true, force: true })
    removeDataFolder(dataDir)
    vi.resetConfig()
  })
  // biome-ignore lint/suspicious/noExplicitAny: answers of Prometheus, each call looks at its own part
  const ask = async (path: string): Promise<any> => (await fetch(`${base}/api/v1/${path}`)).json()
  const query = (expression: string) => ask(`query?query=${encodeURIComponent(expression)}`)

  test('every query of the dashboard is answered, and what cannot be there yet is empty', async () => {
    const visit = async () => {
      for (const path of ['/', '/api/photos?limit=24&after=9_1', '/api/nothing'])
        await fetch(server.url + path)
      await fetch(`${server.url}/api/devices`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    }
    const dashboard = JSON.parse(readFileSync(join(folder, 'grafana-dashboard.json'), 'utf8')) as {
      panels: { targets: { expr: string }[] }[]
    }
    const expressions = dashboard.panels
      .flatMap(({ targets }) => targets.map(({ expr }) => expr))
      .map(expression => expression.replaceAll('$__rate_interval', '1m'))
    const emptyOnes = async () => {
      await visit()
      const answers = await Promise.all(expressions.map(query))
      expect(answers.map(({ status }) => status)).toEqual(expressions.map(() => 'success'))
      return expressions.filter((_, n) => answers[n].data.result.length === 0)
    }
    // No public address, so no certificate; and no answer was an error of the server.
    await expect
      .poll(emptyOnes)
      .toEqual([
        'certificate_left_seconds',
        'sum by (route, status) (rate(http_request_duration_seconds_count{status=~"5.."}[1m]))',
      ])
  })

  test('every alert is evaluated without an error, and one begins once the guide is gone', async () => {
    type Rule = { name: string; health: string; state: string }
    const rules = async (): Promise<Rule[]> =>
      (await ask('rules')).data.groups.flatMap((group: { rules: Rule[] }) => group.rules)
    await expect.poll(async () => (await rules()).filter(({ health }) => health !== 'ok')).toEqual([])
    expect((await rules()).length).toBeGreaterThan(10)
    const begun = async () =>
      (await rules()).filter(({ state }) => state !== 'inactive').map(({ name }) => name)
    expect(await begun()).not.toContain('GuideDown')
    server.kill('SIGTERM')
    await expect.poll(begun).toContain('GuideDown')
  })
})
