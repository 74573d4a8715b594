import { connect } from 'node:tls'
import type { Finding } from '../contract.ts'
import { finding, fine } from './finding.server.ts'

const day = 86_400_000

type Shown = { endsAt: number; names: string; isTrusted: boolean; fault: string; protocol: string }

/** What the certificate at an https address says, and whether HTTP/2 is spoken there. Rejects if nothing answers. */
export async function checkCertificate(
  address: string,
  to: string | undefined,
  now: number,
): Promise<Finding[]> {
  const { host } = new URL(address)
  const shown = await lookAt(address, to)
  const days = Math.floor((shown.endsAt - now) / day)
  const http2 = shown.protocol === 'h2' ? fine('http2-fine') : finding('no-http2', 'watch')
  const date = new Date(shown.endsAt).toISOString().slice(0, 10)
  if (shown.endsAt <= now) return [finding('certificate-ended', 'mend', { date }), http2]
  if (shown.fault === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return [finding('certificate-name', 'mend', { names: shown.names, host }), http2]
  const all = [http2]
  if (!shown.isTrusted) all.push(finding('certificate-own', 'watch'))
  else if (days < 14) all.push(finding('certificate-ends', days < 3 ? 'mend' : 'watch', { days }))
  else all.push(fine('certificate-fine', { days }))
  return all
}

/** When the certificate at an https address ends, in ms. Rejects if nothing answers. */
export const certificateEnd = async (address: string, to: string | undefined): Promise<number> =>
  (await lookAt(address, to)).endsAt

function lookAt(address: string, to: string | undefined): Promise<Shown> {
  const { hostname, port } = new URL(address)
  return look(hostname.replace(/^\[|\]$/g, ''), Number(port || 443), to)
}

function look(hostname: string, port: number, to: string | undefined): Promise<Shown> {
  const { promise, resolve, reject } = Promise.withResolvers<Shown>()
  const socket = connect({
    host: to ?? hostname,
    port,
    servername: /^[\d.]+$|:/.test(hostname) ? '' : hostname,
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: false,
    timeout: 10_000,
  })
  socket.once('secureConnect', () => {
    const { valid_to = '', subjectaltname = '' } = socket.getPeerCertificate() ?? {}
    const error = socket.authorizationError as unknown as (Error & { code?: string }) | string | null
    const fault = typeof error === 'string' ? error : (error?.code ?? '')
    resolve({
      endsAt: Date.parse(valid_to),
      names: subjectaltname.replaceAll(/DNS:|IP Address:/g, '').slice(0, 200),
      isTrusted: socket.authorized,
      fault,
      protocol: String(socket.alpnProtocol),
    })
    socket.destroy()
  })
  socket.once('timeout', () => socket.destroy(new Error('no answer in time')))
  socket.once('error', reject)
  return promise
}
