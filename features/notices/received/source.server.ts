import { fetchText } from '#kit/server/http/fetch-text.ts'
import { type CapAlert, readAlert } from './cap.server.ts'
import { childrenOf, parseXml, textOf, type XmlElement } from './xml.server.ts'

/** Limits for reading the source: bytes of each answer, and answers per reading. */
const mostBytes = 2 * 1024 * 1024
const mostAlerts = 100
const waitMs = 10_000
const waitForAllMs = 60_000

/**
 * Reads the alerts at an address: one alert, or a feed (Atom or RSS) that holds alerts or links to them. Links to another origin
 * are not followed. `known`: addresses whose alerts were read before and are skipped. `read`: those that were read now. Throws if
 * the address cannot be read; a linked alert that cannot be read is retried at the next reading.
 */
export async function readSource(
  address: string,
  known: ReadonlySet<string>,
): Promise<{ alerts: CapAlert[]; read: Set<string> }> {
  const signal = AbortSignal.timeout(waitForAllMs)
  const root = parseXml(await fetchOne(new URL(address), signal))
  const read = new Set<string>()
  if (root.name === 'alert') return { alerts: [readAlert(root)].flatMap(alert => alert ?? []), read }
  const entries = [...childrenOf(root, 'entry'), ...childrenOf(root, 'channel').flatMap(itemsOf)]
  if (root.name !== 'feed' && root.name !== 'rss') throw new Error('neither an alert nor a feed')
  const alerts: CapAlert[] = []
  for (const entry of entries.slice(0, mostAlerts)) {
    const [held] = childrenOf(entry, 'content').flatMap(content => childrenOf(content, 'alert'))
    const url = held ? undefined : linkOf(entry, address)
    if (url && (known.has(url.href) || read.has(url.href))) continue
    const alert = held ? readAlert(held) : await readLinked(url, read, signal)
    if (alert) alerts.push(alert)
  }
  return { alerts, read }
}

const itemsOf = (channel: XmlElement) => childrenOf(channel, 'item')

/** The alert's own address: Atom names it in `href`, RSS as text. Undefined outside the origin of the feed. */
function linkOf(entry: XmlElement, feed: string): URL | undefined {
  const links = childrenOf(entry, 'link')
  const cap = links.find(({ attributes }) => attributes.type === 'application/cap+xml') ?? links[0]
  const url = URL.parse(cap?.attributes.href ?? textOf(entry, 'link'), feed)
  return url?.origin === new URL(feed).origin ? url : undefined
}

async function readLinked(
  url: URL | undefined,
  read: Set<string>,
  signal: AbortSignal,
): Promise<CapAlert | undefined> {
  if (!url) return undefined
  try {
    const root = parseXml(await fetchOne(url, signal))
    read.add(url.href)
    return root.name === 'alert' ? readAlert(root) : undefined
  } catch {
    return undefined
  }
}

const fetchOne = (url: URL, all: AbortSignal) =>
  fetchText(url, mostBytes, { signal: AbortSignal.any([all, AbortSignal.timeout(waitMs)]) })
