import type { FastifyRequest } from 'fastify'

/** The preview that a messenger shows of a shared link. */
export type SharedLink = {
  title: string
  description: string
  /** Path of a picture on this guide. */
  image: string
  width: number
  height: number
}
/** Finds the preview for a page with this query; undefined for the page's own. */
export type FindLink = (query: Readonly<Record<string, unknown>>) => Promise<SharedLink | undefined>

/** The page's HTML with Open Graph tags of the link; these need absolute URLs. */
export function withSharedLink(
  html: string,
  link: SharedLink,
  request: FastifyRequest,
  publicUrl: string,
): string {
  const tags = {
    'og:title': link.title,
    'og:description': link.description,
    'og:image': publicUrl + link.image,
    'og:image:width': String(link.width),
    'og:image:height': String(link.height),
    'og:url': publicUrl + request.url,
    'og:type': 'article',
  }
  const meta = Object.entries(tags).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}">`,
  )
  const plain = html.replace(/<meta property="og:[^>]*>/g, '')
  return plain.replace(
    '</title>',
    () => `</title>${meta.join('')}<meta name="twitter:card" content="summary_large_image">`,
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
