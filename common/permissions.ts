/** What an account may do; each staff call names one of these. `admin` is for what concerns other staff and the prizes. */
export const permissions = [
  'admin',
  'complaints',
  'content',
  'crowd',
  'crowd-everywhere',
  'dangers',
  'dashboard',
  'doctor',
  'erase-photos',
  'exports',
  'feedback',
  'lost-found',
  'missing-persons',
  'notices',
  'personal-data',
  'photos',
  'queue',
  'quiz',
  'report',
  'survey',
  'vehicle',
  'votes',
] as const
export type Permission = (typeof permissions)[number]

/**
 * The roles: each is a set of permissions, and an account may have several. `admin` (the chief) and `vehicle` (the parking) come
 * from the specification (§6); the chief has every permission but `vehicle`.
 */
const permissionsOf = {
  admin: permissions.filter(permission => permission !== 'vehicle'),
  vehicle: ['vehicle'],
  // Only for the places that an admin assigns to them.
  'crowd-reporter': ['dashboard', 'crowd'],
  // For whoever stands at the queue: where it ends, how long people wait, where the first dak bam are.
  'queue-reporter': ['dashboard', 'queue'],
  'help-desk': ['dashboard', 'complaints', 'dangers', 'feedback', 'lost-found', 'quiz'],
  'photo-moderator': ['dashboard', 'photos'],
  'missing-person-desk': ['dashboard', 'dangers', 'missing-persons'],
  'content-editor': ['dashboard', 'content'],
  // Walks with a phone and records places; the content editor decides what of it the guide shows.
  surveyor: ['dashboard', 'survey'],
  viewer: ['dashboard', 'report'],
} as const satisfies Record<string, readonly Permission[]>
export type Role = keyof typeof permissionsOf
export const roles = Object.keys(permissionsOf) as [Role, ...Role[]]

/** Whether an account with these roles has the permission. */
export const may = (held: readonly Role[], permission: Permission): boolean =>
  held.some(role => (permissionsOf[role] as readonly Permission[] | undefined)?.includes(permission))
