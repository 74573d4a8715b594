import type { Access } from '#common/contract.ts'

/** Who may make the calls of the walk and its survey; part of the matrix in test-access-matrix.ts. */
export const walkAccess: Record<string, Partial<Record<Access, readonly string[]>>> = {
  'mela-route': {
    anyone: ['GET /api/mela-route', 'GET /api/mela-route/ahead', 'GET /api/travel-rules'],
    content: [
      ...['PUT /api/mela-route/full-map', 'GET /api/waypoints', 'PUT /api/waypoints/:order'],
      ...['GET /api/waypoints/file', 'POST /api/waypoints/file', 'GET /api/travel-rules/all'],
      ...['GET /api/travel-rules/file', 'POST /api/travel-rules', 'POST /api/travel-rules/file'],
      'PUT /api/travel-rules/:id',
    ],
  },
  // GET /api/survey/mine: two numbers about the caller's own account
  survey: {
    survey: ['GET /api/survey/mine', 'POST /api/survey/parts', 'POST /api/survey/points'],
    content: [
      ...['GET /api/survey/desk', 'GET /api/survey/points/:id/photo'],
      ...['POST /api/survey/points/:id/decision', 'POST /api/survey/points/:id/undo'],
      ...['POST /api/survey/line', 'POST /api/survey/line/undo'],
    ],
  },
}
