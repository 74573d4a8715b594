/**
 * The page that holds the player: empty, of this site, and framed by it alone. It has a policy of its own, so that the
 * guide's stays tight, and it is never kept by the service worker: a stream that staff choose in the middle of the
 * fair must play on a phone that keeps last week's pages.
 * Streams hand out their parts from hosts that nobody knows beforehand, hence any https.
 */
export const stagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  'connect-src https:',
  'media-src https: blob:',
  'frame-src https:',
  'worker-src blob:',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

export const stagePage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Live Darshan</title><body id="stage"></body></html>'
