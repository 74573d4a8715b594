import { expect, test } from 'vitest'
import { may, permissions, roles } from '#common/permissions.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'

worldForAll()

/** The page for readers: every call of /api/openapi.json by the permission it needs, and which roles have that permission. */
test('docs/access-matrix.md shows every call and role', async () => {
  const description = await (await fetch(`${world.url}/api/openapi.json`)).json()
  const calls = Object.entries<Record<string, { 'x-access'?: string }>>(description.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, call]) =>
        call['x-access'] ? [[call['x-access'], `${method.toUpperCase()} ${path}`] as const] : [],
      ),
  )
  const callsOf = (access: string) => calls.filter(([needs]) => needs === access).map(([, name]) => name)
  const open = ['anyone', 'device', 'staff'].map(
    access => `| ${access} | ${callsOf(access).sort().join('<br>')} |`,
  )
  const staff = permissions.map(permission => {
    const held = roles.map(role => (may([role], permission) ? '✓' : ''))
    return `| ${[permission, ...held, callsOf(permission).sort().join('<br>')].join(' | ')} |`
  })
  const text = [
    '# Who may do what',
    '',
    'Generated from `common/permissions.ts` and `/api/openapi.json` by `server/access-matrix-page.test.ts`; run it with `-u` to',
    'write it anew.',
    '',
    `| Permission | ${roles.join(' | ')} | Calls |`,
    `|---|${roles.map(() => '---|').join('')}---|`,
    ...staff,
    '',
    'Without a role; `staff` is whoever is signed in:',
    '',
    '| Access | Calls |',
    '|---|---|',
    ...open,
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../docs/access-matrix.md')
})
