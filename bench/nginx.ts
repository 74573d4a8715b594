import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { freePort, isInstalled } from './other-programs.ts'
import type { Contender } from './processes.ts'

/**
 * nginx, one worker, with a file of the bytes that the guide answers at an address, as the answer to `/photos`; undefined where
 * nginx is not installed.
 */
export async function startNginx(url: string): Promise<Contender | undefined> {
  if (!(await isInstalled('nginx', '-v'))) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'mela-nginx-'))
  const port = await freePort()
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  // fetch has decompressed the body: compress it again.
  writeFileSync(join(folder, 'photos'), brotliCompressSync(Buffer.from(await answer.arrayBuffer())))
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, folder))
  // Only the main process is asked to end: its worker ends with it.
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const opened = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${opened}/photos`).then(
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
const configuration = (port: number, folder: string) => `worker_processes 1;
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
  default_type "application/json; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    add_header content-encoding br;
    add_header cache-control no-cache;
    add_header vary accept-encoding;
  }
}
`
