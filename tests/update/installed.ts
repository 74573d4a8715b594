import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '#tests/install/real-proxy.ts'
import { programPath } from '#tests/programs.ts'
import { startFlags } from '#tests/server-process.ts'

/**
 * A guide installed in a folder (`releases`, `current`, `data`), with a stand-in for systemd: a socket that stays open, a
 * service that is restarted when it ends, and the few systemctl commands that an update uses.
 */
export type Installed = {
  url: string
  /** The version that serves, according to `/healthz`. */
  version: () => Promise<string>
  /** Switches to a release as `mela-guide update` does; returns its output and, if it failed, the reason at the end. */
  switchTo: (release: string, before: string) => Promise<string[]>
  /** The same, killed with SIGKILL just `before` or `after` a systemctl action. */
  killedAt: (moment: KilledAt, release: string, before: string) => Promise<void>
  /** Completes a killed switch as the next `mela-guide update` does; returns its output. */
  endSwitch: () => Promise<string[]>
  close: () => Promise<void>
}

export type KilledAt = `${'before' | 'after'} ${'stop' | 'start' | 'kill'}`

// Each start is a separate process, which systemd would name in LISTEN_PID.
const service = (root: string) => `cd ${root}
while :; do
  while [ -e stopped ]; do sleep 0.05; done
  sh -c 'echo $$ > pid && cd current && exec node_modules/.bin/node ${startFlags().join(' ')} server/main.ts'
  [ -e ended ] || echo again >> restarts
  rm -f pid ended
  sleep 0.2
done
`
const systemctl = (root: string) => `#!/bin/sh
cd ${root}
end() {
  [ -e pid ] || return 0
  : > ended
  kill "$(cat pid)"
  while [ -e ended ]; do sleep 0.05; done
}
die() { [ "$(cat kill-at 2> /dev/null)" != "$1" ] || { rm kill-at; kill -9 $PPID; exit 1; }; }
die "before $1"
case $1 in
  show) case $2 in *MainPID) cat pid 2> /dev/null || echo 0 ;; *) wc -l < restarts ;; esac ;;
  kill) kill "$(cat pid)" ;;
  stop) : > stopped; end ;;
  start) : > restarts; rm -f stopped ;;
esac
die "after $1"
`

export async function openInstalled(root: string): Promise<Installed> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = join(root, 'data')
  const programs = join(root, 'bin')
  mkdirSync(programs)
  writeFileSync(join(root, 'restarts'), '')
  writeFileSync(join(root, 'service.sh'), service(root))
  writeFileSync(join(programs, 'systemctl'), systemctl(root), { mode: 0o755 })
  writeFileSync(join(programs, 'journalctl'), '#!/bin/sh\necho It is the last line.\n', { mode: 0o755 })
  const env = { PATH: `${programs}:${process.env.PATH}`, PORT: String(port), DATA_DIR: dataDir }
  const names = Object.keys(env).flatMap(name => ['-E', name])
  const manager: ChildProcess = spawn(
    programPath('systemd-socket-activate'),
    [`--listen=127.0.0.1:${port}`, ...names, 'sh', join(root, 'service.sh')],
    { env, stdio: 'ignore' },
  )
  const version = async () => {
    const answer = await fetch(`${url}/healthz`, { headers: { connection: 'close' } })
    return ((await answer.json()) as { version: string }).version
  }
  const run = async (words: string) => {
    const script = `import { endSwitch, switchTo } from '${resolve('scripts/update/switch.ts')}'
      const how = ${JSON.stringify({ root, dataDir, seconds: 60 })}
      const say = line => console.log(line)
      try { ${words} } catch (error) { say(error.message) }`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return (await text(child.stdout)).trim().split('\n')
  }
  return {
    url,
    version,
    switchTo: (release, before) => run(`await switchTo('${release}', { ...how, before: '${before}', say })`),
    async killedAt(moment, release, before) {
      writeFileSync(join(root, 'kill-at'), moment)
      await run(`await switchTo('${release}', { ...how, before: '${before}', say })`)
    },
    endSwitch: () => run('await endSwitch({ ...how, say })'),
    async close() {
      await once(spawn(join(programs, 'systemctl'), ['stop'], { stdio: 'ignore' }), 'exit')
      const ended = once(manager, 'exit')
      manager.kill('SIGKILL')
      await ended
    },
  }
}
