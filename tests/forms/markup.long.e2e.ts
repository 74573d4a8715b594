import { expect, journey } from '#tests/journey.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { openDevice } from '#tests/world/device.ts'

/** Ends a script, an attribute and a comment, whichever the page writes it into. */
const name = `</script>"'--><img src=x onerror=alert(1)>`
const whose = { name, phone: '9876500010', notice_version: 'v1', notice_language: 'hi' }

journey(
  'a name with markup is plain text wherever it is shown, and stacked marks do not make a card taller',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const device = await openDevice(world.url)
    const thing = { type: 'Lost', kind: 'bag', show_phone: 'true' }
    const sent = [
      await device.send(
        '/api/photos',
        { ...whose, id: crypto.randomUUID(), description: name },
        await quarters(120).jpeg().toBuffer(),
      ),
      await device.send(
        '/api/lost-found',
        { ...whose, ...thing, id: crypto.randomUUID(), description: `Bag: ${name}` },
        await quarters(140).jpeg().toBuffer(),
      ),
      await device.send(
        '/api/lost-found',
        {
          ...whose,
          ...thing,
          id: crypto.randomUUID(),
          name: `A${'\u0301'.repeat(80)}`,
          description: 'Bag of marks',
        },
        await quarters(160).jpeg().toBuffer(),
      ),
      await device.send(
        '/api/lost-found',
        { ...whose, ...thing, id: crypto.randomUUID(), name: 'Asha', description: 'Bag of Asha' },
        await quarters(180).jpeg().toBuffer(),
      ),
    ]
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    // The gallery's page carries its list as data.
    await expect
      .poll(async () => (await (await fetch(`${world.url}/gallery`)).text()).includes('onerror=alert(1)'))
      .toBe(true)

    const { page, open } = await phone({ at: world })
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const shown = page.locator(
      ':text("onerror=alert(1)"), [alt*="onerror=alert(1)"], [aria-label*="onerror=alert(1)"]',
    )
    for (const path of ['/gallery', `/gallery?photo=${sent[0]?.body.id}`, '/lost-found']) {
      await open(path)
      await expect(shown.filter({ visible: true }).first(), path).toBeVisible()
      await expect(page.locator('img[src="x"]'), path).toHaveCount(0)
    }
    expect(dialogs).toEqual([])
    const heightOf = async (words: string) =>
      (await page.locator('main article, main li').filter({ hasText: words }).boundingBox())?.height
    expect(await heightOf('Bag of marks')).toBe(await heightOf('Bag of Asha'))
  },
)
