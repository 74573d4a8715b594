/** The security headers for a path, the same for every status; an asset gets few (docs/decisions/trust.md). */
export type SecurityHeaders = (path: string) => Readonly<Record<string, string>>

/**
 * `scripts`: hashes of the inline scripts of our pages, `sha256-…`. `tiles`: the https origins of map tiles, the only foreign
 * hosts that pages may reach.
 */
export function createSecurityHeaders(
  publicUrl: string | undefined,
  scripts: readonly string[],
  tiles: readonly string[] = [],
): SecurityHeaders {
  const https = publicUrl?.startsWith('https:') ?? false
  const common = {
    ...everywhere,
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  const answers = { ...common, 'content-security-policy': dataPolicy }
  // Files for other apps and sites, which read them in the browser too.
  const openData = {
    ...answers,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  const pages = { ...common, 'content-security-policy': pagePolicy(scripts, tiles.filter(isOrigin), https) }
  return path => {
    if (path.startsWith('/api/')) return answers
    if (path.startsWith('/data/')) return openData
    if (!isAsset(path)) return pages
    return path.endsWith('.svg') ? drawings : assets
  }
}

/**
 * Scripts, styles and pictures: the page that loads them decides what they may do, so they do not repeat its policy. A worker
 * script has its own policy, so it gets all headers.
 */
const isAsset = (path: string) =>
  /^\/(assets|art|icons|share)\//.test(path) && !/\.worker-[\w-]+\.js$/.test(path)
const assets = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
// Opened in a tab of its own, an SVG is a document that could run script.
const drawings = { ...assets, 'content-security-policy': 'sandbox' }

const everywhere = {
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
  // Players and map tiles check the origin that shows them.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function pagePolicy(scripts: readonly string[], tiles: readonly string[], https: boolean): string {
  const directives = [
    ["default-src 'none'"],
    // Hashes: of the script that picks the language before the first paint. WebAssembly: for finding faces.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(hash => `'${hash}'`)],
    // React and the drawings use style attributes. A style runs no code, and url() is limited by img-src.
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' blob: data:", ...tiles],
    ["media-src 'self' blob:"],
    ["connect-src 'self'", ...tiles],
    ["worker-src 'self' blob:"],
    ["font-src 'self'"],
    ["manifest-src 'self'"],
    // Foreign players are embedded in our own page, which has a policy of its own (features/live-darshan).
    ["frame-src 'self'"],
    ["form-action 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ...(https ? [['upgrade-insecure-requests']] : []),
  ]
  return directives.map(words => words.join(' ')).join('; ')
}

// Also a host pattern such as https://*.tile.example; nothing that could end the directive.
const isOrigin = (host: string) => /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(host)
