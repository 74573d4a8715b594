import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programPath, unprivileged } from '../programs.ts'
import { type Running, run } from './process-group.ts'

type Server = { name: string; port: number; api?: number }
/** One port of HAProxy and its servers. `check`: the path on which a server says that it may be used. */
export type Frontend = {
  name: string
  port: number
  check: string
  servers: readonly Server[]
}

/** The text of a configuration. */
const haproxyConfig = (frontends: readonly Frontend[]): string =>
  `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
${frontends.map(section).join('')}`

const section = ({ name, port, check, servers }: Frontend) => `
listen ${name}
  bind 127.0.0.1:${port}
  mode tcp
  option httpchk GET ${check}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map(one => `  server ${one.name} 127.0.0.1:${one.port} check${one.api ? ` port ${one.api}` : ''}\n`).join('')}`

export function startHaproxy(folder: string, name: string, frontends: readonly Frontend[]): Running {
  const file = join(folder, `${name}.cfg`)
  writeFileSync(file, haproxyConfig(frontends))
  const owner = unprivileged()
  if (owner) chownSync(file, owner.uid, owner.gid)
  return run([programPath('haproxy'), '-db', '-f', file], join(folder, `${name}.log`))
}
