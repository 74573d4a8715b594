import { randomBytes } from 'node:crypto'
import { places } from './units.ts'

/**
 * Text of the environment file. What stands in it stays, so that hand-made changes survive another run; settings that are
 * missing are added, and the public address becomes the one given. `isBehindOther`: the proxy stands on another machine.
 */
export function environmentFile(
  before: string | undefined,
  publicUrl: string,
  isBehindOther = false,
): string {
  const lines = (
    before ?? '# Settings of the guide (docs/run.md). After a change: systemctl restart mela-guide\n'
  )
    .trimEnd()
    .split('\n')
    .map(line => (/^PUBLIC_URL=/.test(line) ? `PUBLIC_URL=${publicUrl}` : line))
  const has = (name: string) => lines.some(line => line.startsWith(`${name}=`))
  const wanted = {
    HOST: isBehindOther ? '::' : '127.0.0.1',
    PORT: '3000',
    DATA_DIR: `${places.root}/data`,
    // Outside the data folder, so the photos are in the backups too.
    BACKUP_TO: `${places.root}/backups`,
    TRUSTED_PROXY: 'loopback',
    PUBLIC_URL: publicUrl,
    METRICS_TOKEN: randomBytes(24).toString('hex'),
  }
  const missing = Object.entries(wanted).filter(([name]) => !has(name))
  return `${[...lines, ...missing.map(([name, value]) => `${name}=${value}`)].join('\n')}\n`
}
