import type { Access } from '#common/contract.ts'
import { controlRoom } from './test-access-control-room.ts'
import { walkAccess } from './test-walk-access.ts'

/** Every call by feature and who may make it. Written by hand, so that somebody thinks about access. */
const matrix: Record<string, Partial<Record<Access, readonly string[]>>> = {
  ...controlRoom,
  // GET /api/complaints/status/:secret, POST look-ups: the complaint's state, not who wrote what
  complaints: {
    anyone: ['GET /api/complaints/status/:secret'],
    device: [
      'DELETE /api/complaints/status/:secret',
      'POST /api/complaints',
      'POST /api/complaints/look-ups',
    ],
    complaints: ['GET /api/complaints', 'GET /api/complaints/:number/photo', 'PATCH /api/complaints/:number'],
  },
  contacts: {
    anyone: ['GET /api/contacts'],
    content: [
      ...['GET /api/contacts/all', 'GET /api/contacts/file', 'POST /api/contacts'],
      ...['POST /api/contacts/file', 'PUT /api/contacts/:id'],
    ],
  },
  // PUT /api/crowd-status/:id: a false LOW is dangerous: docs/decisions/trust.md
  'crowd-status': {
    anyone: ['GET /api/crowd-status', 'GET /api/crowd-status/day'],
    crowd: [
      ...['GET /api/crowd-status/reporters', 'PUT /api/crowd-status/:id'],
      'PUT /api/crowd-status/:id/withdrawal',
    ],
    'crowd-everywhere': ['PUT /api/crowd-status/:id/reporters'],
    content: [
      ...['GET /api/crowd-places', 'POST /api/crowd-places', 'PUT /api/crowd-places/:id'],
      ...['GET /api/crowd-places/file', 'POST /api/crowd-places/file'],
    ],
  },
  // GET /api/exports/:list: names and phone numbers; each download is audited
  // POST /api/visits: only counts
  dashboard: {
    anyone: ['POST /api/visits'],
    dashboard: ['GET /api/dashboard/counts', 'GET /api/dashboard/overview'],
    exports: ['GET /api/exports/:list'],
  },
  devices: { anyone: ['GET /api/devices/work', 'POST /api/devices'] },
  practice: {
    admin: ['DELETE /api/practice', 'GET /api/practice', 'PATCH /api/practice', 'POST /api/practice'],
  },
  // POST /api/doctor/probe: 404 without a token signed by the server
  doctor: { anyone: ['POST /api/doctor/probe'], doctor: ['GET /api/doctor', 'GET /api/doctor/errors'] },
  events: {
    anyone: ['GET /api/events'],
    content: ['GET /api/events/all', 'POST /api/events', 'PUT /api/events/:id'],
  },
  facilities: {
    ...{ anyone: ['GET /api/facilities'], device: ['POST /api/facilities/:id/answers'] },
    content: [
      ...['GET /api/facilities/all', 'GET /api/facilities/file', 'DELETE /api/facilities/:id/answers'],
      ...['POST /api/facilities', 'POST /api/facilities/file', 'PUT /api/facilities/:id'],
    ],
  },
  feedback: { device: ['POST /api/feedback'], feedback: ['GET /api/feedback'] },
  languages: {
    ...{ anyone: ['GET /api/languages'] },
    content: [
      ...['GET /api/languages/:language/file', 'GET /api/languages/:language/gaps/:part'],
      ...['GET /api/languages/gaps', 'PUT /api/languages/:language'],
    ],
  },
  'kit/server/live': { anyone: ['GET /api/live'] },
  'live-darshan': {
    anyone: ['GET /api/live-darshan', 'GET /api/live-darshan/stage'],
    content: ['PUT /api/live-darshan'],
  },
  // GET /api/missing-persons: only the control room
  // POST /api/lost-found-items/:id/phone: each look-up is audited
  // POST /api/lost-found/:id/phone: five a day: features/lost-found
  'lost-found': {
    anyone: ['GET /api/lost-found', 'GET /api/lost-found/older'],
    device: [
      'DELETE /api/lost-found/mine/:id',
      'GET /api/lost-found/mine',
      'GET /api/missing-persons/mine',
      'PATCH /api/lost-found/mine/:id',
      'POST /api/lost-found',
      'POST /api/lost-found/:id/phone',
      'POST /api/missing-persons',
      'POST /api/missing-persons/mine/:id/found',
      'POST /api/missing-persons/mine/:id/position',
      'POST /api/missing-persons/sightings',
    ],
    'lost-found': [
      'GET /api/lost-found-items',
      'PATCH /api/lost-found-items/:id',
      'POST /api/lost-found-items/:id/person',
      'POST /api/lost-found-items/:id/phone',
    ],
    admin: ['PUT /api/missing-persons/:id/public-call'],
    'missing-persons': [
      'GET /api/missing-persons',
      'GET /api/missing-persons/:id',
      'GET /api/missing-persons/:id/photo',
      'GET /api/missing-persons/screens',
      'PATCH /api/missing-persons/:id',
      'POST /api/missing-persons/:id/checks',
      'POST /api/missing-persons/:id/hand-over',
      'POST /api/missing-persons/:id/police',
      'POST /api/missing-persons/:id/read-out',
      'POST /api/missing-persons/:id/search',
      'POST /api/missing-persons/entries',
      'PUT /api/missing-persons/:id/description',
      'PUT /api/missing-persons/:id/police-word',
      'PUT /api/missing-persons/:id/screens',
    ],
  },
  'mela-quiz': {
    anyone: ['GET /api/mela-quiz/leaderboard'],
    device: [
      'DELETE /api/mela-quiz/attempts/:id',
      'GET /api/mela-quiz/attempts/:id',
      'POST /api/mela-quiz/attempts',
      'POST /api/mela-quiz/attempts/:id/submission',
      'PUT /api/mela-quiz/attempts/:id/answers',
    ],
    quiz: ['GET /api/mela-quiz/players', 'POST /api/mela-quiz/players/:id/decisions'],
    // The answer key, and how the quiz is played.
    admin: [
      'GET /api/mela-quiz/questions',
      'GET /api/mela-quiz/settings',
      'POST /api/mela-quiz/questions',
      'PUT /api/mela-quiz/questions/:id',
      'PUT /api/mela-quiz/settings',
    ],
  },
  // GET /api/posts: the codes are painted on poles beside the road anyway
  'water-wires': {
    anyone: ['GET /api/water-wires'],
    content: ['GET /api/water-wires/all', 'POST /api/water-wires', 'PUT /api/water-wires/:id'],
  },
  posts: {
    anyone: ['GET /api/posts'],
    content: [
      ...['GET /api/posts/all', 'GET /api/posts/file', 'POST /api/posts', 'POST /api/posts/file'],
      ...['POST /api/posts/from-line', 'PUT /api/posts/:id'],
    ],
  },
  'street-plan': { anyone: ['GET /api/street-plan'], content: ['PUT /api/street-plan/tiles'] },
  // PUT /api/queue/:id: only for staff at the queue, because a false wait sends people home or into a crush
  queue: {
    anyone: ['GET /api/queue'],
    queue: ['PUT /api/queue/:id', 'PUT /api/queue/:id/withdrawal'],
  },
  // Only numbers by day, no personal data
  report: { report: ['GET /api/report'] },
  'photo-contest': {
    anyone: ['GET /api/photos', 'GET /api/photos/:id', 'GET /api/photos/day'],
    device: [
      'DELETE /api/photos/mine/:id',
      'GET /api/photo-votes',
      'GET /api/photos/mine',
      'POST /api/photos',
      'POST /api/photos/:id/reports',
      'POST /api/photos/:id/votes',
    ],
    photos: [
      'GET /api/photo-entries',
      'PUT /api/photo-entries/:id/approval',
      'PUT /api/photo-entries/:id/visibility',
    ],
    // Deletion cannot be undone.
    'erase-photos': ['DELETE /api/photo-entries/:id/files'],
    // Votes decide the prize.
    votes: [
      'GET /api/photo-contest/settings',
      'GET /api/vote-audits',
      'GET /api/vote-audits/:id',
      'GET /api/vote-cohorts',
      'POST /api/vote-audits/:id/decisions',
      'POST /api/vote-cohorts/decisions',
      'PUT /api/photo-contest/settings',
    ],
  },
  // Each answers and changes the kinds whose permission the account has: features/senders
  senders: {
    dashboard: [
      'GET /api/senders',
      'GET /api/senders/:budget/:network',
      'POST /api/senders/closings',
      'POST /api/senders/closings/:id/undo',
    ],
  },
  // POST /api/personal-data/look-ups: only counts; each look-up is audited
  // DELETE /api/session: signs the caller out
  // GET /api/session: null if nobody is signed in
  // POST /api/session: counted before the password is hashed: features/staff
  staff: {
    anyone: ['DELETE /api/session', 'GET /api/session', 'POST /api/session'],
    staff: [
      'DELETE /api/session/second-factor',
      'POST /api/session/recovery-codes',
      'POST /api/session/second-factor',
      'PUT /api/session/password',
      'PUT /api/session/second-factor',
    ],
    'personal-data': ['POST /api/personal-data/erasures', 'POST /api/personal-data/look-ups'],
    admin: [
      'GET /api/audit-log',
      'GET /api/staff-accounts',
      'PATCH /api/staff-accounts/:id',
      'POST /api/staff-accounts',
      'POST /api/staff-accounts/:id/handset-link',
      'POST /api/staff-accounts/:id/password',
    ],
  },
  vehicles: {
    ...{ anyone: ['GET /api/parking'], staff: ['GET /api/vehicles/counts'] },
    content: ['POST /api/parking', 'PUT /api/parking/:id', 'PUT /api/vehicles/settings'],
    vehicle: [
      ...['GET /api/vehicles/:id/departure/photo/:which', 'GET /api/vehicles/:id/photo'],
      ...['GET /api/vehicles/long-parked', 'GET /api/vehicles/search/:key'],
      ...['POST /api/vehicles', 'POST /api/vehicles/:id/departure'],
      ...['PUT /api/parking/:id/counts/:count', 'PUT /api/parking/:id/gate'],
      ...['GET /api/parking-slips', 'GET /api/parking-slips/:id', 'PUT /api/parking-slips/:id'],
      ...['PUT /api/parking-slips/:id/end', 'PUT /api/vehicles/blocks/:block'],
    ],
  },
  'virtual-pooja': { anyone: ['GET /api/virtual-pooja'], content: ['PUT /api/virtual-pooja'] },
  'voice-search': {
    anyone: ['GET /api/spoken-clips', 'GET /api/spoken-clips/:hash'],
    content: ['POST /api/spoken-clips', 'DELETE /api/spoken-clips/:language/:clip'],
  },
  ...walkAccess,
  weather: { anyone: ['GET /api/weather'] },
}
export const accessOf = Object.fromEntries(
  Object.values(matrix).flatMap(row =>
    Object.entries(row).flatMap(([access, calls]) => calls.map(call => [call, access as Access] as const)),
  ),
)
