import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSettings } from '#kit/server/settings.ts'
import { openBucketServer } from './bucket-server.ts'
import { startFlags, startSettings } from './server-process.ts'

const containerfile = readFileSync('ops/Containerfile', 'utf8')
const compose = readFileSync('ops/compose.yaml', 'utf8')
const example = readFileSync('ops/example.env', 'utf8')
const lines = (word: string) =>
  [...containerfile.matchAll(new RegExp(`^${word} (.+)$`, 'gm'))].map(([, rest = '']) => rest)
/** The image's ENV settings (`KEY=value`). */
const imageSettings = Object.fromEntries(
  lines('ENV').flatMap(line => line.split(' ').map(pair => pair.split('=') as [string, string])),
)

test('the image runs npm start’s program as an ordinary user, and builds with existing commands', () => {
  expect(lines('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(JSON.parse(lines('CMD').at(-1) ?? '')).toEqual(['node', ...startFlags(), 'server/main.ts'])
  expect(imageSettings).toMatchObject(startSettings())
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const command of lines('RUN')) {
    const [, script, file] = /^npm run (\S+)|^node (\S+)/.exec(command) ?? []
    if (script) expect(scripts).toHaveProperty(script)
    if (file) expect(existsSync(file), file).toBe(true)
  }
  for (const file of lines('COPY').filter(line => !line.startsWith('--')))
    for (const source of file.split(' ').slice(0, -1)) expect(existsSync(source), source).toBe(true)
  // It contains neither secrets nor another machine's build.
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', 'data', 'ops/.env']))
  expect(JSON.parse(lines('VOLUME').at(-1) ?? '')).toEqual([imageSettings.DATA_DIR, imageSettings.BACKUP_TO])
})

test('the settings of the compose file are accepted, and its example lists everything it requires', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))
  const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual([...asked].toSorted())
  const [, block = ''] = /environment: &settings\n((?: {4}.*\n)+)/.exec(compose) ?? []
  const given = Object.fromEntries(
    [...block.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, of) =>
        of === 'PUBLIC_URL' ? 'https://mela.example.in' : 'a'.repeat(48),
      ),
    ]),
  )
  const settings = readSettings({ ...imageSettings, ...given })
  expect(settings).toMatchObject({
    publicUrl: 'https://mela.example.in',
    databaseUrl: expect.stringContaining('@database/guide'),
    s3: { bucket: 'photos', endpoint: 'http://store:8333', forcePathStyle: true },
    dataDir: '/data',
    backupTo: '/backups',
  })
  for (const place of ['data:/data', 'backups:/backups']) expect(compose).toContain(`- ${place}\n`)
  // podman-compose hands a list to a shell without its quotes, so no word of a health check may need quoting.
  for (const [, words = ''] of compose.matchAll(/^ +test: \[(.*)\]$/gm))
    expect(words).toMatch(/^[\w.,=/ -]+$/)
  const [, file = ''] = /test: \[CMD, node, ([^,\]]+)/.exec(compose) ?? []
  expect(existsSync(file), file).toBe(true)
  // Reachable only through the machine's proxy.
  expect(compose.match(/ports: .*/g)).toEqual([expect.stringMatching(/\[.127\.0\.0\.1:3000:3000.\]$/)])
})

test('the bucket for photos is created once, and a refusal by the store is reported', async () => {
  const server = await openBucketServer('other')
  const { endpoint = '' } = server.settings
  const make = async (key: string) => {
    const child = spawn(process.execPath, ['scripts/make-bucket.ts'], {
      env: {
        ...{ PATH: process.env.PATH, S3_ENDPOINT: endpoint, S3_BUCKET: 'photos' },
        ...{ S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: 'secret' },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { said: said + failed, code: child.exitCode }
  }
  expect(await make('key')).toEqual({ said: 'The bucket photos is made.\n', code: 0 })
  expect(await make('key')).toEqual({ said: 'The bucket photos is there.\n', code: 0 })
  const refused = await make('wrong')
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/^The bucket was not made: /)
  await server.close()
})
