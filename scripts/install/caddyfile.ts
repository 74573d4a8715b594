import { isIP } from 'node:net'
import { otherBytes, type UploadPath } from './body-sizes.ts'
import { isPublicName, type Site } from './site.ts'

export type CaddyOptions = {
  /** Address of Caddy's own administration; a socket, so that no other program on the machine can change the proxy. */
  admin?: string
  /** Folder of certificates and keys; Caddy's own where nothing is said. */
  storage?: string
  /** Listens on this address only. */
  bind?: string
}

/**
 * Configuration of Caddy: https with HTTP/2 and HTTP/3, redirects from http, the client's address and scheme for the guide.
 * Streams are passed on at once (Caddy does so for server-sent events), and bodies are limited per path.
 */
export function caddyfile(site: Site, uploads: readonly UploadPath[], options: CaddyOptions = {}): string {
  const { admin = 'unix//run/caddy/admin.socket', storage, bind } = options
  const bySize = Map.groupBy(uploads, ({ bytes }) => bytes)
  const bodies = [...bySize].flatMap(([bytes, paths], index) => [
    `@upload${index} path ${paths.map(({ path }) => path).join(' ')}`,
    `request_body @upload${index} {`,
    `	max_size ${bytes / 1024 ** 2}MiB`,
    '}',
  ])
  const lines = [
    ...(bind ? [`bind ${bind}`] : []),
    ...tls(site),
    '# Numbers for the operator: Prometheus asks the guide directly.',
    '@metrics path /metrics /metrics/*',
    'respond @metrics 404',
    ...bodies,
    `@other not path ${uploads.map(({ path }) => path).join(' ')}`,
    'request_body @other {',
    `	max_size ${otherBytes / 1024 ** 2}MiB`,
    '}',
    `reverse_proxy 127.0.0.1:${site.port} {`,
    '	# While the guide starts again, a request waits up to 10 s for it.',
    '	lb_try_duration 10s',
    '	lb_try_interval 100ms',
    '}',
  ]
  return `${heading}
{
	admin ${admin}
	http_port ${site.httpPort}
	https_port ${site.httpsPort}
	skip_install_trust
${storage ? `	storage file_system ${storage}\n` : ''}${isIP(site.name) ? `	default_sni ${site.name}\n` : ''}	servers {
		protocols h1 h2 h3
		timeouts {
			read_header 10s
			idle 2m
		}
	}
}

${isIP(site.name) === 6 ? `[${site.name}]` : site.name} {
${lines.map(line => `	${line}\n`).join('')}}
`
}

/** First line of a file that the installation wrote: only such a file is written again. */
export const heading = '# Written by npm run install-service, which writes it again.'

function tls({ certificate, name }: Site): string[] {
  if (certificate) return [`tls ${certificate.file} ${certificate.key}`]
  return isPublicName(name)
    ? []
    : ['# No public authority certifies this name: Caddy’s own does.', 'tls internal']
}
