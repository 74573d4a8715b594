import { otherBytes, type UploadPath } from './body-sizes.ts'
import { heading } from './caddyfile.ts'
import { publicUrlOf, type Site } from './site.ts'

export type NginxOptions = {
  /** This nginx has HTTP/3 (`nginx -V` names http_v3_module; from Debian 13 on). */
  http3: boolean
  /** Main lines for a test: its folder and user. */
  main?: readonly string[]
  /** Listens on this address only. */
  bind?: string
}

/** The whole /etc/nginx/nginx.conf: what Caddy's configuration does, with the certificate of the site. */
export function nginxConf(site: Site, uploads: readonly UploadPath[], options: NginxOptions): string {
  const { certificate, name, httpsPort, httpPort, port } = site
  const publicHost = new URL(publicUrlOf(site)).host
  if (!certificate) throw new Error('nginx needs a certificate: name its files with --certificate and --key.')
  const { http3, bind, main = ['user www-data;', 'pid /run/nginx.pid;'] } = options
  const listen = (port: number, words: string) =>
    (bind ? [bind] : ['0.0.0.0', '[::]']).map(address => `listen ${address}:${port} ${words};`)
  const quic = http3
    ? [...listen(httpsPort, 'quic reuseport'), `add_header alt-svc 'h3=":${httpsPort}"; ma=86400' always;`]
    : []
  const bodies = uploads.map(
    ({ path, bytes }) =>
      `    location ~ ^${path.replaceAll('*', '[^/]+')}/?$ { client_max_body_size ${bytes / 1024 ** 2}m; proxy_pass http://guide; }`,
  )
  return `${heading}
${main.join('\n')}
worker_processes auto;
worker_rlimit_nofile 65536;
# Failures only: other lines of this log name visitors by their address.
error_log stderr crit;
events {
  worker_connections 32768;
}
http {
  include /etc/nginx/mime.types;
  access_log off;
  server_tokens off;
  # Two connections for each visitor: one to the phone, one to the guide.
  upstream guide {
    server 127.0.0.1:${port} max_fails=0;
    keepalive 64;
  }
  server {
${lines(listen(httpPort, 'default_server'))}
    server_name ${name};
    return 308 https://${publicHost}$request_uri;
  }
  server {
${lines(listen(httpsPort, 'ssl http2 default_server'))}
${lines(quic)}
    server_name ${name};
    ssl_certificate ${certificate.file};
    ssl_certificate_key ${certificate.key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:tls:10m;
    ssl_session_tickets off;
    client_header_timeout 10s;
    keepalive_timeout 60s;
    client_max_body_size ${otherBytes / 1024 ** 2}m;

    proxy_http_version 1.1;
    proxy_set_header connection "";
    # The guide compares this with the origin that a browser names; without it sign-in is refused with 403.
    proxy_set_header host ${publicHost};
    proxy_set_header x-forwarded-host ${publicHost};
    # Replaces what the client sent: it must not choose its own address.
    proxy_set_header x-forwarded-for $remote_addr;
    proxy_set_header x-forwarded-proto $scheme;
    # The guide measures how fast a photo comes in, and refuses one that is too large at once.
    proxy_request_buffering off;
    proxy_max_temp_file_size 0;
    proxy_read_timeout 130s;

    # Numbers for the operator: Prometheus asks the guide directly.
    location /metrics { return 404; }
    location = /api/live { proxy_buffering off; proxy_read_timeout 1h; proxy_pass http://guide; }
${bodies.join('\n')}
    location / { proxy_pass http://guide; }
  }
}
`
}

const lines = (all: readonly string[]) => all.map(line => `    ${line}`).join('\n')
