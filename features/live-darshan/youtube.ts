import { parseUrl } from '#common/url.ts'

const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]
/** YouTube's host that sets no cookies. */
export const youtubeHost = 'https://www.youtube-nocookie.com'

/**
 * The frame address for a link to a YouTube video, live broadcast or channel, as staff paste it; undefined for any other
 * link.
 */
export function youtubeEmbed(link: string): string | undefined {
  const url = parseUrl(link)
  if (url?.protocol !== 'https:') return undefined
  const [first, second] = url.pathname.split('/').filter(Boolean)
  if (url.hostname === 'youtu.be') return ofVideo(first)
  if (!hosts.includes(url.hostname)) return undefined
  if (first === 'watch') return ofVideo(url.searchParams.get('v'))
  if (first === 'embed' && second === 'live_stream') return ofChannel(url.searchParams.get('channel'))
  if (first === 'channel') return ofChannel(second)
  return first === 'live' || first === 'embed' || first === 'shorts' ? ofVideo(second) : undefined
}

function ofVideo(id: string | null | undefined): string | undefined {
  return id && /^[\w-]{11}$/.test(id) ? `${youtubeHost}/embed/${id}` : undefined
}
/** The current live broadcast of a channel. */
function ofChannel(id: string | null | undefined): string | undefined {
  return id && /^UC[\w-]{22}$/.test(id) ? `${youtubeHost}/embed/live_stream?channel=${id}` : undefined
}
