import type { FastifyRequest } from 'fastify'
import { escapeMarkup } from '#common/escape-markup.ts'

/** The preview that a messenger shows of a shared link. */
type SharedLink = {
  title: string
  description: string
  /** Path of a picture on this guide. */
  image: string
  width: number
  height: number
}
/** Finds the preview for a page with this query; undefined: the page's own. */
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
    ([name, value]) => `<meta property="${name}" content="${escapeMarkup(value)}">`,
  )
  const plain = html.replace(/<meta property="og:[^>]*>/g, '')
  return plain.replace(
    '</title>',
    () => `</title>${meta.join('')}<meta name="twitter:card" content="summary_large_image">`,
  )
}

/**
 * The page's HTML for a link that asks for Hindi (`?lang=hi`): with the Hindi title, description and preview, which a prerendered
 * page carries beside the English. Messengers and search engines read them without running script.
 */
export function withHindiHead(html: string): string {
  const other = /<template id="other-language" data-title="([^"]*)" data-about="([^"]*)">/.exec(html)
  if (!other) return html
  const [, title = '', about = ''] = other
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, tag: string) => tag + title)
    .replace(
      /(<meta (?:name="description"|property="og:description") content=")[^"]*/g,
      (_, tag: string) => tag + about,
    )
}
