import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programPath, unprivileged } from '../programs.ts'
import { type Running, run, until } from './process-group.ts'

export type ProxyName = 'haproxy' | 'nginx'

/** Starts the proxy with the configuration in docs/scaling.md, its addresses replaced by ports of this machine. */
export async function startProxy(
  proxy: ProxyName,
  { folder, port, guides }: { folder: string; port: number; guides: readonly number[] },
): Promise<Running> {
  const home = join(folder, proxy)
  mkdirSync(home)
  const file = join(home, 'proxy.conf')
  const text = documented(proxy).replaceAll(/10\.0\.0\.(\d):3000/g, (_, n) => `127.0.0.1:${guides[n - 1]}`)
  writeFileSync(file, proxy === 'haproxy' ? onLoopback(text, port) : aroundNginx(text, port, home))
  const owner = unprivileged()
  if (owner) for (const path of [home, file]) chownSync(path, owner.uid, owner.gid)
  const command = proxy === 'haproxy' ? ['-db', '-f', file] : ['-c', file, '-e', join(home, 'errors')]
  const running = run([programPath(proxy), ...command], join(home, 'log'))
  await until(`${proxy} serves`, async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok)
  return running
}

/** The code block under this proxy's heading. */
function documented(proxy: ProxyName): string {
  const page = readFileSync('docs/scaling.md', 'utf8')
  const heading = proxy === 'haproxy' ? 'HAProxy' : 'nginx'
  const found = new RegExp(`^## ${heading} before several machines$.*?^\`\`\`\n(.*?)^\`\`\``, 'ms').exec(page)
  if (!found?.[1]) throw new Error(`docs/scaling.md has no configuration for ${proxy}.`)
  return found[1]
}

/** Removes TLS and the redirect to it, which are not under test here. */
const onLoopback = (text: string, port: number) =>
  text.replace(/bind :443 .*/, `bind 127.0.0.1:${port}`).replace(/^frontend plain\n.*/ms, '')

const aroundNginx = (text: string, port: number, home: string) => {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `  ${name}_temp_path ${home}/${name};\n`)
    .join('')
  return `daemon off;
pid ${home}/pid;
error_log ${home}/errors;
worker_processes 1;
events { worker_connections 4000; }
http {
  access_log off;
${paths}${withoutTls(text, port)}}
`
}

const withoutTls = (text: string, port: number) =>
  text
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_.*\n/gm, '')
    .replace(/^server \{\n {2}listen 80;.*?^\}\n/ms, '')
