import type { FastifyInstance } from 'fastify'

/**
 * What search engines ask for: `/robots.txt`, and `/sitemap.xml` with every public page. Staff screens, calls, print
 * pages, wall screens and pages for developers are not for them. Without PUBLIC_URL nothing names a host: a request may claim any.
 */
export function serveCrawlers(
  app: FastifyInstance,
  pages: { readonly routes: readonly string[] },
  publicUrl: string | undefined,
  /** Nothing is for search engines. */
  isHidden = false,
): void {
  app.get('/robots.txt', { exposeHeadRoute: true }, async (_, reply) => {
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8')
    if (isHidden) return 'User-agent: *\nDisallow: /\n'
    const closed = ['/admin', '/api/', '/dev/'].map(path => `Disallow: ${path}\n`).join('')
    return `User-agent: *\n${closed}${publicUrl ? `Sitemap: ${publicUrl}/sitemap.xml\n` : ''}`
  })
  app.get('/sitemap.xml', { exposeHeadRoute: true }, async (_, reply) => {
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8')
    const open = pages.routes.filter(route => !/^\/(admin|dev|print|wall)(\/|$)/.test(route))
    const lines = open.map(route => `<url><loc>${escaped((publicUrl ?? '') + route)}</loc></url>`)
    const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>`
    return `<?xml version="1.0" encoding="UTF-8"?>${list}`
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
