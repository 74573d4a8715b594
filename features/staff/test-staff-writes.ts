import { randomUUID } from 'node:crypto'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'

async function account({ admin }: Stage): Promise<string> {
  const { body } = await admin.call<{ account: { id: string } }>('POST /api/staff-accounts', {
    username: `u${randomUUID().slice(0, 8)}`,
    roles: ['vehicle'],
  })
  return `/api/staff-accounts/${body.account.id}`
}

export const staffWrites: StaffWrites = {
  writes: {
    'POST /api/staff-accounts': {
      log: 'account added',
      make: () => ({ body: { username: 'gate-3', roles: ['vehicle'] } }),
    },
    'PATCH /api/staff-accounts/:id': {
      log: 'account changed',
      make: async stage => ({ path: await account(stage), body: { isDisabled: true } }),
    },
    'POST /api/staff-accounts/:id/password': {
      log: 'account password-reset',
      make: async stage => ({ path: `${await account(stage)}/password` }),
    },
    'POST /api/staff-accounts/:id/handset-link': {
      log: 'account handset-link',
      make: async stage => ({ path: `${await account(stage)}/handset-link` }),
    },
    'POST /api/personal-data/look-ups': {
      log: 'personal-data seen',
      make: () => ({ body: { phone: '9876500010' } }),
    },
    'POST /api/personal-data/erasures': {
      log: 'personal-data erased',
      make: () => ({ body: { phone: '9876500010', reason: 'Asked by phone' } }),
    },
  },
  unlogged: {
    'PUT /api/session/password': 'the own password: features/staff/accounts.test.ts',
    'POST /api/session/second-factor': 'an offer: counts once it is proved',
    'PUT /api/session/second-factor': 'as the password',
    'DELETE /api/session/second-factor': 'as the password',
    'POST /api/session/recovery-codes': 'as the password',
  },
}
