/**
 * The page inside the frame that holds the player. It is empty and only this site may frame it. It has its own content
 * policy, so that the guide's policy stays strict, and the service worker does not store it: a stream that staff choose
 * during the fair must play on a phone with last week's pages. The parts of a stream come from unknown hosts, so the
 * policy allows any https host.
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
