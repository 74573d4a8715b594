import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchSource } from './make-release.ts'

let folder: string
const at = (name: string) => join(folder, name)
const run = (command: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(command, args, { cwd: at('source'), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  // Use only this test's Git configuration, whoever runs it.
  vi.stubEnv('GIT_CONFIG_GLOBAL', at('gitconfig'))
  for (const who of ['office', 'stranger'])
    spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(who)])
  writeFileSync(at('signers'), `office@example.in ${readFileSync(at('office.pub'), 'utf8')}`)
  writeFileSync(at('gitconfig'), '[user]\n name = Office\n email = office@example.in\n[gpg]\n format = ssh\n')
  spawnSync('git', ['init', '--quiet', '--initial-branch=main', at('source')])
  writeFileSync(at('source/version'), '1')
  run('git', 'add', 'version')
  run('git', 'commit', '--quiet', '--message=one')
  run('git', '-c', `user.signingKey=${at('office')}`, 'tag', '-s', 'v1', '-m', 'v1')
  run('git', '-c', `user.signingKey=${at('stranger')}`, 'tag', '-s', 'v2', '-m', 'v2')
  run('git', 'tag', 'v3')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
const fetched = async (part: string) => {
  const target = at(`target-${crypto.randomUUID()}`)
  await fetchSource(`file://${at('source')}${part}`, target)
  return existsSync(join(target, 'version'))
}

test('if signers are named, a git address needs a tag that one of them has signed', async () => {
  for (const part of ['', '#v1', '#v2', '#v3']) expect(await fetched(part)).toBe(true)
  spawnSync('git', ['config', '--global', 'gpg.ssh.allowedSignersFile', at('signers')])
  expect(await fetched('#v1')).toBe(true)
  for (const part of ['', '#v2', '#v3', '#main']) await expect(fetched(part), part).rejects.toThrow()
  // A branch with the same name has different content.
  run('git', 'checkout', '--quiet', '-b', 'v1')
  writeFileSync(at('source/version'), '2')
  run('git', 'commit', '--quiet', '--all', '--message=two')
  await expect(fetched('#v1')).rejects.toThrow()
})
