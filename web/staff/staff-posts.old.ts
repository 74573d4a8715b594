import { beforeEach, describe, expect } from 'vitest'
import { shortId } from '#common/id.ts'
import { texts as lookupTexts } from '#features/complaints/lookup-texts.ts'
import { texts as complaintTexts } from '#features/complaints/staff/texts.ts'
import { texts as formTexts } from '#features/complaints/texts.ts'
import { texts as listTexts } from '#features/lost-found/reunite/staff/texts.ts'
import { texts as personTexts } from '#features/lost-found/reunite/staff/view-texts.ts'
import { texts as itemTexts } from '#features/lost-found/staff/texts.ts'
import {
  photosTexts as photoTexts,
  votesTexts as voteTexts,
} from '#features/photo-contest/moderation/texts.ts'
import { enterPhotos } from '#features/photo-contest/test-contest.ts'
import { journey, whenIdle } from '#tests/browser.ts'
import { form, photoOf } from '#tests/vehicles/parking-desk.ts'
import { world } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { desk, key, phonesForAll, take } from './test-phones.ts'

const lookTexts = { ...formTexts, ...lookupTexts }
const sent = { notice_version: 'v1', notice_language: 'hi' }

phonesForAll()
beforeEach(async () => {
  await world.owner.query(`truncate limits, staff_sessions, photo_contest_submissions, photo_votes, complaints,
    photo_vote_decisions, photo_reports, lost_found_items, missing_person_reports cascade`)
  for (const topic of ['photos', 'lost-found']) await world.context.responseCache.changed(topic)
})

const newest = async () =>
  (
    await world.owner.query(
      'select username, subject, action, before, after from audit_log order by id desc limit 1',
    )
  ).rows[0]

const approved = async () =>
  (await world.owner.query('select count(*)::int as n from photo_contest_submissions where is_approved'))
    .rows[0].n

describe.each(['en', 'hi'] as const)('in %s', language => {
  const say = (text: { en: string; hi: string }, slots: Record<string, string | number> = {}) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(slots[name] ?? ''))

  journey('a photo is approved by a key and hidden with a reason; the gallery follows', async () => {
    const [first = '', second = ''] = await enterPhotos(world.url, [0, 0])
    const seen = await take('/gallery', { language })
    await seen.page.locator(`[data-photo="${second}"]`).waitFor()
    const phone = await desk('/admin/photos', { language })
    const { page } = phone
    await page.getByText(say(photoTexts.place, { at: 1, all: 2 })).waitFor()
    await phone.isAccessible()
    const shown = async () =>
      (await page.getByRole('article').getByRole('img').getAttribute('src'))?.split('/')[2] ?? ''
    const image = await shown()
    const numbers = [first, second].map(id => `#${shortId(id)}`).join('|')
    await page.getByRole('article').getByText(new RegExp(numbers)).waitFor()
    await page.keyboard.press('a')
    await page
      .getByText(say(photoTexts.place, { at: 2, all: 2 }))
      .or(page.getByText(say(photoTexts.place, { at: 1, all: 1 })))
      .waitFor()
    await expect.poll(shown).not.toBe(image)
    await key(phone, say(photoTexts.hide)).click()
    await phone.isAccessible()
    // With the reasons open, no key approves the photo.
    await page.keyboard.press('a')
    await whenIdle(page)
    expect(await approved()).toBe(1)
    await key(phone, say(photoTexts.notTheFair)).click()
    await expect
      .poll(async () => {
        const { rows } = await world.owner.query(
          'select id, is_approved, is_hidden, hidden_reason from photo_contest_submissions',
        )
        return rows.map(row => [row.is_approved, row.is_hidden, row.hidden_reason]).sort()
      })
      .toEqual(
        [
          [false, true, 'Not of the fair'],
          [true, false, null],
        ].sort(),
      )
    const { rows } = await world.owner.query('select id from photo_contest_submissions where is_hidden')
    await seen.page.locator(`[data-photo="${rows[0].id}"]`).waitFor({ state: 'detached' })
    await seen.page.locator(`[data-photo="${rows[0].id === first ? second : first}"]`).waitFor()
  })

  journey(
    'votes that are voided leave the count that everybody sees, and come back when restored',
    async () => {
      const [id = ''] = await enterPhotos(world.url, [3])
      const seen = await take('/gallery', { language })
      const heart = seen.page.locator(`[data-photo="${id}"]`).getByRole('button')
      await expect.poll(() => heart.textContent()).toContain('3')
      const phone = await desk('/admin/votes', { language })
      const { page } = phone
      await page.getByRole('button', { name: say(photoTexts.photoOf, { name: 'Pilgrim 1' }) }).click()
      await page.getByText(say(voteTexts.byHourSaid, { valid: 3, voided: 0 })).waitFor()
      await phone.isAccessible()
      await key(phone, say(voteTexts.voidAll)).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say(voteTexts.void), exact: true }).click()
      await dialog.getByText(say(voteTexts.reasonNeeded)).waitFor()
      await dialog.getByLabel(say(voteTexts.reason)).fill('Bought from a seller')
      await phone.isAccessible()
      await dialog.getByRole('button', { name: say(voteTexts.void), exact: true }).click()
      await page.getByText(say(voteTexts.byHourSaid, { valid: 0, voided: 3 })).waitFor()
      await page.getByText('Bought from a seller').waitFor()
      await expect.poll(() => heart.textContent()).toContain('0')
      await key(phone, say(voteTexts.restoreAll)).click()
      await dialog.getByLabel(say(voteTexts.reason)).fill('A mistake')
      await dialog.getByRole('button', { name: say(voteTexts.restore), exact: true }).click()
      await page.getByText(say(voteTexts.byHourSaid, { valid: 3, voided: 0 })).waitFor()
      await expect.poll(() => heart.textContent()).toContain('3')
    },
  )

  journey('a thing is returned, another hidden, and a look at a number is written down', async () => {
    const visitor = newVisitor(world)
    for (const description of ['Brown bag', 'Blue shawl']) {
      const fields = {
        id: crypto.randomUUID(),
        type: 'Lost',
        kind: 'other',
        name: 'Mohan',
        phone: '9876500010',
      }
      const body = form(
        { ...fields, description, show_phone: 'true', ...sent },
        { photo: await photoOf(140) },
      )
      expect((await visitor.call('POST /api/lost-found', body)).status).toBe(201)
    }
    const seen = await take('/lost-found', { language })
    await seen.page.getByText('Blue shawl').first().waitFor()
    const phone = await desk('/admin/lost-found', { language })
    const row = (text: string) => phone.page.getByRole('listitem').filter({ hasText: text })
    await row('Brown bag').waitFor()
    await phone.isAccessible()
    expect(await phone.page.content()).not.toContain('9876500010')
    await row('Brown bag')
      .getByRole('button', { name: say(itemTexts.showNumber) })
      .click()
    await row('Brown bag')
      .getByRole('link', { name: /9876500010/ })
      .waitFor()
    await expect
      .poll(() => newest())
      .toMatchObject({ username: 'admin', subject: 'lost-found', action: 'number-seen' })
    await row('Brown bag')
      .getByRole('button', { name: say(itemTexts.resolve), exact: true })
      .click()
    await row('Brown bag').getByText(say(itemTexts.resolved), { exact: true }).waitFor()
    await row('Blue shawl')
      .getByRole('button', { name: say(itemTexts.hide), exact: true })
      .click()
    await row('Blue shawl').getByLabel(say(itemTexts.reason)).fill('Not a thing')
    await row('Blue shawl')
      .getByRole('button', { name: say(itemTexts.hide), exact: true })
      .click()
    await row('Blue shawl')
      .getByText(say(itemTexts.hidden, { reason: 'Not a thing' }))
      .waitFor()
    await seen.page.getByText('Blue shawl').waitFor({ state: 'detached' })
    await phone.isAccessible()
  })

  journey(
    'a missing person is read by the control room alone, and each reading is written down',
    async () => {
      const fields = {
        id: crypto.randomUUID(),
        name: 'Sita Devi',
        phone: '9876500011',
        is_found: 'false',
        ...sent,
      }
      const body = form(
        { ...fields, person: 'Boy of six, blue shirt', last_seen: 'Gate 2' },
        { photo: await photoOf(150) },
      )
      expect((await newVisitor(world).call('POST /api/missing-persons', body)).status).toBe(201)
      // The same view by the same person is written down once in ten minutes.
      world.clock.advance(601_000)
      const phone = await desk('/admin/missing-persons', { language })
      const { page } = phone
      const entry = page.getByRole('link', { name: /Boy of six, blue shirt/ })
      await entry.waitFor()
      await expect.poll(() => newest()).toMatchObject({ subject: 'missing-persons', action: 'seen' })
      await entry.click()
      await page.getByRole('link', { name: /9876500011/ }).waitFor()
      await expect.poll(() => newest()).toMatchObject({ subject: 'missing-person', action: 'seen' })
      await key(phone, say(personTexts.showPhoto)).click()
      const photo = page.getByRole('img', { name: say(personTexts.photo) })
      await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      await phone.isAccessible()
      await page.getByLabel(say(personTexts.note)).fill('Police told at 7')
      await key(phone, say(personTexts.police)).click()
      await page.getByText(say(personTexts.ended, { how: say(listTexts.police) })).waitFor()
      const { rows } = await world.owner.query('select outcome, note from missing_person_reports')
      expect(rows).toEqual([{ outcome: 'police', note: 'Police told at 7' }])
    },
  )

  journey('what staff say about a complaint is read by who complained', async () => {
    const written = { category: 'water', words: 'Tap is dry', phone: '9876500010' }
    const fields = { id: crypto.randomUUID(), ...written, ...sent }
    const { body } = await newVisitor(world).call('POST /api/complaints', form(fields, {}))
    const phone = await desk('/admin/complaints', { language })
    const { page } = phone
    await page.getByRole('button', { name: /Tap is dry/ }).click()
    await page.getByLabel(say(complaintTexts.status)).selectOption('done')
    await page.getByLabel(say(complaintTexts.answer)).fill('The tap runs again.')
    await phone.isAccessible()
    await key(phone, say(complaintTexts.save)).click()
    await page.getByText(say(complaintTexts.saved), { exact: true }).waitFor()
    const seen = await take('/complaints#status', { language })
    await seen.page.locator('html[data-ready=true]').waitFor({ state: 'attached' })
    await seen.page.getByLabel(say(lookTexts.number)).fill(String(body.number))
    await seen.page.getByLabel(say(lookTexts.phoneEnd)).fill('0010')
    await key(seen, say(lookTexts.seeStatus)).click()
    await seen.page.getByText('The tap runs again.').waitFor()
    await seen.page.getByText(say(lookTexts.solved), { exact: true }).waitFor()
  })
})
