import { expect, test } from 'vitest'
import type { Role } from '#common/permissions.ts'
import { firstScreen } from './sign-in-screen.tsx'

test.each<[Role[], string]>([
  [['crowd-reporter'], '/admin/crowd-status'],
  [['help-desk', 'missing-person-desk'], '/admin/cases'],
  [['help-desk', 'photo-moderator'], '/admin/cases'],
  [['admin'], '/admin/dashboard'],
  [['admin', 'help-desk'], '/admin/dashboard'],
  [['vehicle'], '/admin/vehicle'],
])('%j opens %s', (roles, screen) => {
  expect(firstScreen(roles)).toBe(screen)
})
