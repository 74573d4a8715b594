import type { Page } from '@playwright/test'
import { expect } from '#tests/journey.ts'
import { openDevice } from '#tests/world/device.ts'

/** A visitor files a complaint; staff recognise the case by its words. */
export async function complainOnPhone(url: string): Promise<string> {
  const words = `नल सूखा ${crypto.randomUUID()}`
  const notice = { notice_version: 'v1', notice_language: 'hi' }
  const visitor = await openDevice(url)
  const fields = { id: crypto.randomUUID(), category: 'water', words, place: 'गेट 2' }
  expect((await visitor.send('/api/complaints', { ...fields, ...notice })).status).toBe(201)
  return words
}
/** The row of a case with these words. */
export const caseRow = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
/** The button that opens it. */
export const caseHead = (page: Page, words: string) =>
  caseRow(page, words).getByRole('button', { name: words })
