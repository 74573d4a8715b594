import { connect } from 'node:tls'

type Certificate = {
  /** Timeout in ms. */
  endsAt: number
  /** The names that it covers. */
  names: string
  /** Whether a commonly trusted authority issued it. */
  isTrusted: boolean
  /** Why it is not accepted, in Node's words; '' if it is. */
  fault: string
  /** The negotiated protocol: `h2`. */
  protocol: string
}

/** The certificate at an https address. Rejects if nothing answers. `to`: connect there instead of to the name's address. */
export function readCertificate(address: string, to: string | undefined): Promise<Certificate> {
  const { hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>()
  const socket = connect({
    host: to ?? host,
    port: Number(port || 443),
    servername: /^[\d.]+$|:/.test(host) ? '' : host,
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: false,
    timeout: 10_000,
  })
  socket.once('secureConnect', () => {
    const { valid_to = '', subjectaltname = '' } = socket.getPeerCertificate() ?? {}
    const error = socket.authorizationError as unknown as (Error & { code?: string }) | string | null
    resolve({
      endsAt: Date.parse(valid_to),
      names: subjectaltname.replaceAll(/DNS:|IP Address:/g, '').slice(0, 200),
      isTrusted: socket.authorized,
      fault: typeof error === 'string' ? error : (error?.code ?? ''),
      protocol: String(socket.alpnProtocol),
    })
    socket.destroy()
  })
  socket.once('timeout', () => socket.destroy(new Error('no answer in time')))
  socket.once('error', reject)
  return promise
}
