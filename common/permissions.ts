/** What an account may be allowed to do; a call of the API names one. `admin` is for what concerns other staff and the prizes. */
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
 * The roles: each is a set of permissions, and an account may have several. `admin` (the chief) and `vehicle` (the parking)
 * are the specification's (§6); the chief has everything but vehicles.
 */
export const permissionsOf = {
  admin: permissions.filter(permission => permission !== 'vehicle'),
  vehicle: ['vehicle'],
  // Of the places that an admin names for them.
  'crowd-reporter': ['dashboard', 'crowd'],
  // Who stands at the queue: where it ends, how long one waits, where the first of the dak bam are.
  'queue-reporter': ['dashboard', 'queue'],
  'help-desk': ['dashboard', 'complaints', 'dangers', 'feedback', 'lost-found', 'quiz'],
  'photo-moderator': ['dashboard', 'photos'],
  'missing-person-desk': ['dashboard', 'dangers', 'missing-persons'],
  'content-editor': ['dashboard', 'content'],
  // Who walks with a phone and records places; what of it the guide shows is the content editor's decision.
  surveyor: ['dashboard', 'survey'],
  viewer: ['dashboard', 'report'],
} as const satisfies Record<string, readonly Permission[]>
export type Role = keyof typeof permissionsOf
export const roles = Object.keys(permissionsOf) as [Role, ...Role[]]

/** Whether an account with these roles may do it. */
export const may = (held: readonly Role[], permission: Permission): boolean =>
  held.some(role => (permissionsOf[role] as readonly Permission[] | undefined)?.includes(permission))
