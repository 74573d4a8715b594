import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { uploadPaths } from './install/body-sizes.ts'
import { caddyfile } from './install/caddyfile.ts'
import { firstPasswords, waitUntilReady } from './install/first-start.ts'
import { openMachine } from './install/machine.ts'
import { nginxConf } from './install/nginx-conf.ts'
import { defaultPorts, isHostName, publicUrlOf, type Site } from './install/site.ts'
import { installationSteps, type ProxyFile } from './install/steps.ts'
import { command, guideSlice, guideSocket, guideUnit, proxyDropIn } from './install/units.ts'

/**
 * `mela-guide install-service --name mela.example.in`: makes this checkout a service of a Debian machine, with Caddy (or
 * `--proxy nginx --certificate FILE --key FILE`) in front; `--proxy none`: one of several machines, whose proxy stands on
 * another (docs/scaling.md). `--dry-run` says what it would do, `--print caddy|nginx|units` shows the files, `--root DIR` installs
 * into an image.
 */
const usage =
  'mela-guide install-service --name mela.example.in [--proxy nginx --certificate FILE --key FILE | --proxy none] [--dry-run] [--print caddy|nginx|units] [--root DIR]'

try {
  await install()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function install(): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      proxy: { type: 'string', default: 'caddy' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      print: { type: 'string' },
      root: { type: 'string', default: '/' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const name = values.name?.toLowerCase() ?? ''
  if (!isHostName(name))
    throw new Error(`--name must be the host name under which people open the guide.\n${usage}`)
  if (!values.certificate !== !values.key) throw new Error('--certificate and --key belong together.')
  const certificate =
    values.certificate && values.key ? { file: values.certificate, key: values.key } : undefined
  const site: Site = { ...defaultPorts, name, ...(certificate && { certificate }) }
  const wanted = values.print ?? values.proxy
  if (wanted === 'units')
    return console.log([guideUnit, guideSocket, guideSlice, proxyDropIn, command].join('\n'))
  if (wanted !== 'caddy' && wanted !== 'nginx' && wanted !== 'none')
    throw new Error(`--proxy is caddy, nginx or none.\n${usage}`)
  const proxy = wanted === 'none' ? undefined : await proxyOf(wanted, site)
  if (values.print) return console.log(proxy?.text ?? '')

  const machine = openMachine(values.root)
  const plan = { site, proxy }
  if (!values['dry-run'] && process.getuid?.() !== 0) throw new Error('Run this as root, with sudo.')
  let done = 0
  for (const { says, isDone, apply } of installationSteps(machine, plan)) {
    if (isDone()) continue
    console.log(values['dry-run'] ? `would: ${says}` : says)
    if (!values['dry-run']) apply()
    done += 1
  }
  if (done === 0) console.log('Everything is as it should be; nothing was changed.')
  if (values['dry-run'] || !machine.hasSystemd) return
  await waitUntilReady(site.port)
  firstPasswords(machine)
  console.log(`The guide is open at ${publicUrlOf(site)}. What is left to do: mela-guide doctor`)
}

async function proxyOf(name: ProxyFile['name'], site: Site): Promise<ProxyFile> {
  const uploads = await uploadPaths()
  if (name === 'caddy') return { name, path: '/etc/caddy/Caddyfile', text: caddyfile(site, uploads) }
  const version = spawnSync('nginx', ['-V'], { encoding: 'utf8' }).stderr ?? ''
  const http3 = version.includes('http_v3_module')
  return { name, path: '/etc/nginx/nginx.conf', text: nginxConf(site, uploads, { http3 }) }
}
