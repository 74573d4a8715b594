import type { Access } from '#common/contract.ts'

/** The control room's calls and who may make them; part of the matrix in test-access-matrix.ts. */
export const controlRoom: Record<string, Partial<Record<Access, readonly string[]>>> = {
  // Each answers only the kinds of cases that the account's roles may see: features/cases/cases.test.ts
  cases: {
    staff: [
      'GET /api/cases',
      'GET /api/cases/:id',
      'GET /api/case-pushes/key',
      'GET /api/cases/summary',
      'GET /api/cases/watch',
      'GET /api/duty',
      'PUT /api/duty',
      'POST /api/duty/end',
      'POST /api/case-pushes',
      'POST /api/case-pushes/end',
      'POST /api/cases/:id/done',
      'POST /api/cases/:id/hand-over',
      'POST /api/cases/:id/reopen',
      'POST /api/cases/:id/take',
      'POST /api/cases/seen',
    ],
    admin: [
      'GET /api/cases/settings',
      'GET /api/replay',
      'GET /api/replay/file',
      'POST /api/duty/posts',
      'PUT /api/cases/settings',
      'PUT /api/duty/posts/:id',
    ],
  },
  // GET /api/dangers: only dangers that staff have seen themselves, without who reported them
  danger: {
    anyone: ['GET /api/dangers', 'GET /api/dangers/places'],
    device: [
      'DELETE /api/dangers/mine/:id',
      'GET /api/dangers/mine',
      'POST /api/dangers',
      'POST /api/dangers/:id/answers',
    ],
    dangers: ['GET /api/dangers/all', 'GET /api/dangers/reports/:id/photo', 'PATCH /api/dangers/:id'],
  },
  // GET /api/notice-pushes/key: a public key. POST .../end: for whoever knows a phone's push address
  notices: {
    anyone: ['GET /api/notices', 'GET /api/notice-pushes/key', 'POST /api/notice-pushes/end'],
    device: ['POST /api/notice-pushes'],
    notices: [
      'DELETE /api/notices/:id',
      'GET /api/holds',
      'GET /api/notices/past',
      'GET /api/notices/places',
      'GET /api/notices/received',
      'POST /api/holds/:id/release',
      'POST /api/notices',
      'POST /api/notices/received/:id/put-away',
      'PUT /api/holds/:id',
      'PUT /api/notices/:id',
    ],
  },
  rumours: {
    anyone: ['GET /api/rumours'],
    notices: ['GET /api/rumours/all', 'POST /api/rumours', 'PUT /api/rumours/:id'],
  },
}
