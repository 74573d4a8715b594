import { expect } from 'vitest'
import { newEntry, newPicture } from '#features/photo-contest/test-contest.ts'
import { journey } from '#tests/browser.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { form } from '#tests/vehicles/parking-desk.ts'
import { browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'
import { knownVisitor } from '#tests/world/visitor.ts'

worldForAll({ pages: true, now: '2027-07-20T10:00:00+05:30' })
browserForAll()

/** Ends a script, an attribute and a comment, whichever the page writes it into. */
const name = `</script>"'--><img src=x onerror=alert(1)>`
const notice = { notice_version: 'v1', notice_language: 'hi' }

journey(
  'a name of markup is words wherever it is shown: gallery, one photo, lost & found, leaderboard',
  async () => {
    const visitor = knownVisitor(world)
    const photo = await visitor.call<{ id: string }>(
      'POST /api/photos',
      form({ ...newEntry({ name }) }, { photo: await newPicture() }),
    )
    const id = crypto.randomUUID()
    const thing = { id, name, phone: '9876500010', type: 'Lost', kind: 'bag', description: name, ...notice }
    const item = await visitor.call(
      'POST /api/lost-found',
      form({ ...thing, show_phone: 'true' }, { photo: await quarters().jpeg().toBuffer() }),
    )
    const attempt = await visitor.call<{ id: string }>('POST /api/mela-quiz/attempts', {
      ...{ id: crypto.randomUUID(), name, phone: '9876500010', of_age: true },
      ...notice,
    })
    await visitor.call(`POST /api/mela-quiz/attempts/${attempt.body.id}/submission`, {
      answers: Array(10).fill(0),
    })
    expect([photo.status, item.status, attempt.status]).toEqual([201, 201, 201])

    const { page, open, close } = await phone()
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const viewer = `/gallery?photo=${photo.body.id}`
    for (const path of ['/gallery', viewer, '/lost-found', '/mela-quiz']) {
      await open(path)
      if (path === '/mela-quiz') await page.getByRole('button', { name: 'Leaderboard' }).first().click()
      const shown = ':text("onerror=alert(1)"), [alt*="onerror=alert(1)"], [aria-label*="onerror=alert(1)"]'
      await page.locator(shown).first().waitFor()
      expect([path, await page.locator('img[src="x"]').count()]).toEqual([path, 0])
    }
    expect(dialogs).toEqual([])
    await close()
  },
)

journey('a name of eighty stacked marks makes its card no taller than a plain name', async () => {
  const visitor = knownVisitor(world)
  const names = ['Asha', `A${'\u0301'.repeat(80)}`]
  for (const name of names) {
    const thing = {
      name,
      phone: '9876500010',
      type: 'Lost',
      kind: 'bag',
      description: `A bag of ${name}`,
      ...notice,
    }
    const fields = { id: crypto.randomUUID(), ...thing, show_phone: 'true' }
    const photo = await quarters().jpeg().toBuffer()
    const { status } = await visitor.call('POST /api/lost-found', form(fields, { photo }))
    expect(status).toBe(201)
  }
  const { page, open, close } = await phone()
  await open('/lost-found')
  const heights = () =>
    page
      .locator('main article, main li')
      .filter({ hasText: 'A bag of' })
      .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().height)))
  await expect.poll(async () => (await heights()).length).toBe(2)
  const [first, second] = await heights()
  expect(first).toBe(second)
  await close()
})
