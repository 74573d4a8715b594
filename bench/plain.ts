import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { freePort, isInstalled } from './other-programs.ts'
import { type Contender, start } from './processes.ts'
import { sentBytes } from './sent-bytes.ts'

/** node:http and nothing else, which answers whatever is asked with what the guide answers at an address. */
export const startPlain = (url: string): Promise<Contender> =>
  start('plain node:http, same bytes', 'plain', [process.execPath, 'bench/plain-server.ts', url])

/** The plainest handlers on the guide's own tables, with a query per request; `database`: how to connect. */
export const startOneRow = (name: string, database: PoolConfig): Promise<Contender> =>
  start(name, 'plain', [process.execPath, 'bench/one-row-server.ts', JSON.stringify(database)])

/**
 * nginx, one worker, with a file of the bytes that the guide answers at an address, as the answer to that path; undefined where
 * nginx is not installed.
 */
export async function startNginx(url: string): Promise<Contender | undefined> {
  if (!(await isInstalled('nginx', '-v'))) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'mela-nginx-'))
  const port = await freePort()
  const { headers, body } = await sentBytes(url)
  writeFileSync(join(folder, 'answer'), body)
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, folder, headers))
  // Only the main process is asked to end: its worker ends with it.
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const opened = `http://127.0.0.1:${port}`
  while (
    !(await fetch(opened).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode} before it was open`)
    await sleep(50)
  }
  return {
    ...{ name: 'nginx, same bytes', dialect: 'plain', url: opened, pid: child.pid ?? 0 },
    close: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The file is kept open, and a connection serves any number of requests: nginx at its fastest. */
const configuration = (
  port: number,
  folder: string,
  headers: Readonly<Record<string, string>>,
) => `worker_processes 1;
daemon off;
user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000000;
  open_file_cache max=10;
  default_type "${headers['content-type']}";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    rewrite ^ /answer break;
    etag off;
${Object.entries(headers)
  .filter(([name]) => !ofNginx.includes(name))
  .map(([name, value]) => `    add_header ${name} ${JSON.stringify(value)};`)
  .join('\n')}
  }
}
`
/** Headers that nginx writes itself. */
const ofNginx = ['content-type', 'content-length', 'last-modified', 'server']
