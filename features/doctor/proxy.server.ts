import { mostPhotoBytes } from '#common/photo.ts'
import { readCertificate } from './certificate.server.ts'
import type { Finding, Seen } from './contract.ts'
import { finding, type Patient, reasonOf, worst } from './finding.server.ts'
import { ask, signToken } from './probe.server.ts'

const day = 86_400_000
/** From the documentation range (RFC 5737), so it is no visitor's. */
const madeUp = '203.0.113.77'
const megabytes = Math.round(mostPhotoBytes / 1024 ** 2)

/** The checks of the public address from a phone's point of view: https, certificate, proxy. */
export async function checkAddress(patient: Patient): Promise<Finding[]> {
  const { publicUrl } = patient.settings
  const later = (check: 'certificate' | 'proxy') =>
    finding(check, 'unknown', {
      en: 'Seen once the public address answers.',
      hi: 'सार्वजनिक लिंक खुलने के बाद दिखेगा।',
    })
  if (!publicUrl?.startsWith('https:'))
    return [
      finding('https', 'mend', {
        en: 'The public https address is not set: write PUBLIC_URL=https://… into the settings and start the guide again.',
        hi: 'सार्वजनिक https लिंक नहीं लिखा है: सेटिंग में PUBLIC_URL=https://… लिखें और गाइड दोबारा चालू करें।',
      }),
      later('certificate'),
      later('proxy'),
    ]
  const reached = await reach(publicUrl)
  if ('reason' in reached)
    return [
      finding('https', 'mend', {
        en: `${publicUrl} does not answer (${reached.reason}): start the proxy and look at its log.`,
        hi: `${publicUrl} जवाब नहीं दे रहा (${reached.reason}): प्रॉक्सी चालू करें और उसका लॉग देखें।`,
      }),
      later('certificate'),
      later('proxy'),
    ]
  const { to, why } = reached
  const unknown = (check: 'https' | 'certificate' | 'proxy') => (error: unknown) =>
    finding(check, 'unknown', {
      en: `It could not be looked at (${reasonOf(error)}): look again in a minute.`,
      hi: `इसे देखा नहीं जा सका (${reasonOf(error)}): एक मिनट बाद फिर देखें।`,
    })
  return Promise.all([
    checkHttps(publicUrl, to, why).catch(unknown('https')),
    checkCertificate(publicUrl, to, patient.clock()).catch(unknown('certificate')),
    checkProxy(patient, publicUrl, to).catch(unknown('proxy')),
  ])
}

/**
 * How the public address is reached from this machine: by its name; or, if the network does not route back to the sender,
 * directly at this machine.
 */
export async function reach(address: string): Promise<{ to?: string; why?: string } | { reason: string }> {
  try {
    await ask(`${address}/healthz`)
    return {}
  } catch (error) {
    const why = reasonOf(error)
    return ask(`${address}/healthz`, { to: '127.0.0.1' }).then(
      () => ({ to: '127.0.0.1', why }),
      () => ({ reason: why }),
    )
  }
}

async function checkHttps(address: string, to?: string, why?: string): Promise<Finding> {
  if (why)
    return finding('https', 'watch', {
      en: `${address} answers only inside this machine (${why}): open it on a phone with mobile data.`,
      hi: `${address} सिर्फ़ इसी मशीन के अंदर खुलता है (${why}): मोबाइल डेटा वाले फ़ोन पर खोलकर देखें।`,
    })
  const { hostname, port } = new URL(address)
  // Checked at the usual ports only. A closed port 80 is also fine, because browsers try https first.
  const told = port ? undefined : await ask(`http://${hostname}/`, { to }).catch(() => undefined)
  if (told && !String(told.headers.location ?? '').startsWith('https:'))
    return finding('https', 'watch', {
      en: 'http does not lead to https: let the proxy lead port 80 there.',
      hi: 'http से https नहीं खुलता: प्रॉक्सी से पोर्ट 80 को https पर भिजवाएँ।',
    })
  return finding('https', 'fine', { en: `${address} answers.`, hi: `${address} जवाब देता है।` })
}

async function checkCertificate(address: string, to: string | undefined, now: number): Promise<Finding> {
  const { endsAt, names, fault, isTrusted } = await readCertificate(address, to)
  const days = Math.floor((endsAt - now) / day)
  const date = new Date(endsAt).toISOString().slice(0, 10)
  if (endsAt <= now)
    return finding('certificate', 'mend', {
      en: `The certificate ended on ${date}, so phones warn of danger: let the proxy fetch a new one and look at its log.`,
      hi: `सर्टिफ़िकेट ${date} को समाप्त हो गया, इसलिए फ़ोन खतरे की चेतावनी देते हैं: प्रॉक्सी से नया मँगवाएँ और उसका लॉग देखें।`,
    })
  if (fault === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return finding('certificate', 'mend', {
      en: `The certificate is for another name (${names}): set up the proxy for ${new URL(address).host}.`,
      hi: `सर्टिफ़िकेट किसी दूसरे नाम (${names}) का है: प्रॉक्सी को ${new URL(address).host} के लिए लगाएँ।`,
    })
  if (!isTrusted)
    return finding('certificate', 'watch', {
      en: 'Phones do not know who issued the certificate, which is right for a trial only: use a public name.',
      hi: 'फ़ोन नहीं जानते कि सर्टिफ़िकेट किसने दिया; यह सिर्फ़ जाँच के लिए ठीक है: सार्वजनिक नाम लें।',
    })
  if (days < 14)
    return finding('certificate', days < 3 ? 'mend' : 'watch', {
      en: `The certificate ends in ${days} days and was not renewed: look in the proxy’s log why.`,
      hi: `सर्टिफ़िकेट ${days} दिन में समाप्त होगा और नया नहीं हुआ: वजह प्रॉक्सी के लॉग में देखें।`,
    })
  return finding('certificate', 'fine', { en: `${days} days left.`, hi: `${days} दिन बाकी हैं।` })
}

/** Whether host, client address, photos and live events get through, and nothing else. */
async function checkProxy(patient: Patient, address: string, to: string | undefined): Promise<Finding> {
  const found = [await checkHeaders(patient, address, to)]
  // One after the other: 15 MB would slow down the rest.
  found.push(await checkStream(address, to))
  found.push(await checkMetrics(address, to, patient.settings.metricsToken))
  found.push(await checkBodySize(address, to))
  const { protocol } = await readCertificate(address, to)
  if (protocol !== 'h2')
    found.push(
      finding('proxy', 'watch', {
        en: 'The proxy does not speak HTTP/2, so first visits are slower: add http2 to it.',
        hi: 'प्रॉक्सी HTTP/2 नहीं बोलता, इसलिए गाइड पहली बार देर से खुलती है: उसमें http2 जोड़ें।',
      }),
    )
  const all = found.filter(each => each !== undefined)
  return (
    worst(all) ??
    finding('proxy', 'fine', {
      en: 'Host, addresses of visitors, photos and live news pass.',
      hi: 'होस्ट, लोगों के पते, फोटो और लाइव सूचनाएँ आगे आती हैं।',
    })
  )
}

async function checkHeaders({ key, clock }: Patient, address: string, to: string | undefined) {
  const probe = (headers: Record<string, string> = {}) =>
    ask(`${address}/api/doctor/probe`, {
      method: 'POST',
      to,
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify({ token: signToken(key, clock()) }),
    })
  const told = await probe()
  const body = readJson(told.body)
  const hostLine = 'proxy_set_header host $http_host;'
  const addressLine = 'proxy_set_header x-forwarded-for $remote_addr;'
  if (told.status === 403 && body?.code === 'cross-origin')
    return finding('proxy', 'mend', {
      en: `The proxy does not pass on the host name, so every sign-in is refused. nginx: ${hostLine}`,
      hi: `प्रॉक्सी होस्ट का नाम आगे नहीं भेजता, इसलिए कोई लॉगिन नहीं होता। nginx में लिखें: ${hostLine}`,
    })
  if (told.status !== 200) throw new Error(`${told.status} from the probe`)
  const seen = body as unknown as Seen
  const forged = readJson((await probe({ 'x-forwarded-for': madeUp })).body) as unknown as Seen
  if (forged.ip === madeUp)
    return finding('proxy', 'mend', {
      en: `Visitors can choose their own address and evade limits. nginx: ${addressLine}`,
      hi: `लोग अपना पता खुद चुनकर सीमाएँ टाल सकते हैं। nginx में लिखें: ${addressLine}`,
    })
  if (!seen.is_forwarded)
    return finding('proxy', 'mend', {
      en: `The proxy does not pass on addresses, so all visitors count as one. nginx: ${addressLine}`,
      hi: `प्रॉक्सी लोगों के पते आगे नहीं भेजता, इसलिए सब एक ही व्यक्ति गिने जाते हैं। nginx में लिखें: ${addressLine}`,
    })
  if (!seen.is_trusted)
    return finding('proxy', 'mend', {
      en: `The guide does not trust its proxy, so all visitors count as one: set TRUSTED_PROXY=${seen.peer}`,
      hi: `गाइड अपने प्रॉक्सी पर भरोसा नहीं करती, इसलिए सब एक ही व्यक्ति गिने जाते हैं: TRUSTED_PROXY=${seen.peer} लिखें।`,
    })
  if (seen.host !== new URL(address).host)
    return finding('proxy', 'watch', {
      en: `The proxy passes on another host name (${seen.host.slice(0, 100)}). nginx: ${hostLine}`,
      hi: `प्रॉक्सी कोई दूसरा होस्ट आगे भेजता है (${seen.host.slice(0, 100)})। nginx में लिखें: ${hostLine}`,
    })
  return undefined
}

/** Whether a photo of the maximum size gets through. It comes from no known phone, so the guide stores nothing of it. */
async function checkBodySize(address: string, to: string | undefined) {
  const { status, body } = await ask(`${address}/api/photos`, {
    method: 'POST',
    to,
    timeout: 20_000,
    headers: { 'content-type': 'multipart/form-data; boundary=doctor', origin: address },
    body: Buffer.alloc(mostPhotoBytes + 10_000),
  })
  // The guide's own refusal, in its format, means that the proxy let it through.
  if (typeof readJson(body)?.code === 'string') return undefined
  return finding('proxy', 'mend', {
    en: `The proxy refuses photos of ${megabytes} MB (${status}). nginx: client_max_body_size 32m;`,
    hi: `प्रॉक्सी ${megabytes} MB की फोटो नहीं लेता (${status})। nginx में लिखें: client_max_body_size 32m;`,
  })
}

/** Whether the first event of a live stream arrives while the stream is still open. */
async function checkStream(address: string, to: string | undefined) {
  const told = await ask(`${address}/api/live?topics=doctor`, { to, until: 'event: ready' }).catch(
    () => undefined,
  )
  // Too many open streams: the guide itself refused, so nothing is learnt about the proxy.
  if (told?.status === 503) throw new Error('503')
  if (told?.body.includes('event: ready')) return undefined
  return finding('proxy', 'mend', {
    en: 'The proxy holds back live news, so open phones learn nothing. nginx: proxy_buffering off;',
    hi: 'प्रॉक्सी लाइव सूचनाएँ रोकता है, इसलिए खुले फ़ोन तक कुछ नहीं पहुँचता। nginx में लिखें: proxy_buffering off;',
  })
}

/** Whether /metrics is passed on to whoever knows its token. */
async function checkMetrics(address: string, to: string | undefined, token: string | undefined) {
  if (token === undefined) return undefined
  const { status } = await ask(`${address}/metrics`, { to, headers: { authorization: `Bearer ${token}` } })
  if (status !== 200) return undefined
  return finding('proxy', 'watch', {
    en: 'The proxy passes on /metrics, the numbers of this server. nginx: location /metrics { return 404; }',
    hi: 'प्रॉक्सी सर्वर के आँकड़े (/metrics) बाहर देता है। nginx में लिखें: location /metrics { return 404; }',
  })
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
