/** Routes besides the API's calls: pages, files, operations. For anyone, except as noted beside them. */
export const besides = [
  'GET /*',
  'GET /alerts.xml', // notices, which everybody may read
  'GET /alerts/:identifier', // as above
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /metrics', // this machine, or the token: server/app.test.ts
  'GET /photos/:hash/:file', // unless a feature hides it: kit/server/photos/photos.test.ts
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /test-mint',
]
