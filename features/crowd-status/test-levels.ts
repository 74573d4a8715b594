import { expect, type Page } from '@playwright/test'
import type { Guide } from '#tests/journey.ts'

/** A place used by this journey alone, which nobody has reported. */
export async function newPlace(guide: Guide) {
  const id = crypto.randomUUID()
  const name = { en: `Chowk ${id.slice(0, 8)}`, hi: `चौक ${id.slice(0, 8)}` }
  const body = { id, name, kind: 'place', why: { en: '', hi: '' }, position: null, order: null }
  const staff = await guide.staff()
  const { status } = await staff.call('POST', '/api/crowd-places', {
    ...body,
    source: 'ward office',
    is_checked: false,
    is_active: true,
  })
  expect(status).toBe(201)
  return { id, name: name.hi }
}
export const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
export async function setLevel(page: Page, name: string, level: string) {
  await line(page, name)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await line(page, name)
    .getByRole('group')
    .getByRole('button', { name: new RegExp(`: ${level}$`) })
    .first()
    .click()
}
