import { beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { ClipId, ClipLanguage } from './clips/clip-list.ts'
import type { Clip } from './clips/clip-urls.ts'
import { texts as clipTexts } from './clips/texts.ts'
import { at, heard, nandi, nandiForAll, phone, say, startListening, take } from './test-nandi.ts'
import { noteSounds, recordTones, sounds } from './test-sounds.ts'
import { clipForm, webm } from './test-webm.ts'
import { texts } from './texts.ts'

nandiForAll()
beforeEach(async () => {
  await world.owner.query('truncate spoken_clips')
  await world.context.responseCache.changed('spoken-clips')
})

/** Records a tone of its own for each answer, and stores it as staff do. */
async function staffRecord(language: ClipLanguage, ids: readonly ClipId[]): Promise<void> {
  const files = await recordTones(ids.length)
  for (const [index, id] of ids.entries()) await store(language, id, files[index] ?? Buffer.alloc(0))
}
async function store(language: ClipLanguage, id: ClipId, file: Buffer): Promise<void> {
  const before = world.context.app.signedIn.find
  world.signIn(staffMember('admin'))
  const { status, body } = await newVisitor(world).call(
    'POST /api/spoken-clips',
    clipForm(id, language, file),
  )
  world.context.app.signedIn.find = before
  expect([status, body]).toEqual([201, expect.anything()])
}

const stored = async () =>
  (await newVisitor(world, false).call<{ clips: Clip[] }>('GET /api/spoken-clips')).body.clips
const listed = (count: number) => eventually(async () => (await stored()).length === count)

/** The recordings that ended, by the answers they hold. */
async function ended(): Promise<string> {
  const clips = await stored()
  const names = (await sounds('ended')).map(hash => {
    const clip = clips.find(one => one.hash === hash)
    return clip ? `${clip.language}/${clip.clip}` : hash
  })
  return names.join(' ')
}
const spoken = async () => (await heard()).spoken

const helpDesk = ['help-desk', '0', '1', '3', '4', '5'] as const satisfies readonly ClipId[]
const told = (language: ClipLanguage) =>
  ['help-desk', '1', '5', '5', '3', '0', '4'].map(word => `${language}/${word}`).join(' ')
const askForHelpDesk = async () => {
  await startListening()
  await say(['कंट्रोल रूम का नंबर'])
}

describe('the answer to a spoken question', () => {
  journey('is played recording after recording to its end, with the number to call', async () => {
    await take({ language: 'hi' })
    await staffRecord('hi', helpDesk)
    await listed(helpDesk.length)
    await phone.open('/')
    await noteSounds()
    await askForHelpDesk()
    await expect.poll(ended, { timeout: 30_000 }).toBe(told('hi'))
    expect(await spoken()).toEqual([])
    expect(await sounds('playing')).toEqual(await sounds('ended'))
  })

  journey('is spoken in Maithili to whoever chose it, and by the browser in English', async () => {
    await take({ language: 'hi' })
    await staffRecord('mai', helpDesk)
    await listed(helpDesk.length)
    await phone.open('/')
    await noteSounds()
    await phone.page.locator('button.nandi').click()
    await phone.page.getByText(clipTexts.listen.hi).click()
    await phone.page.getByRole('button', { name: clipTexts.mai.hi }).click()
    await phone.page.keyboard.press('Escape')
    await askForHelpDesk()
    await expect.poll(ended, { timeout: 30_000 }).toBe(told('mai'))
    expect(await spoken()).toEqual([])
    await phone.close()
    await take({ language: 'en' })
    await noteSounds()
    await askForHelpDesk()
    await expect.poll(spoken).toEqual([expect.stringMatching(/^en-IN .*1 5 5 3 0 4/)])
    expect(await sounds('playing')).toEqual([])
  })

  journey('tells how far the nearest place is', async () => {
    await world.owner.query('truncate facilities cascade')
    await world.owner.query(
      `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, latitude, longitude)
       values ('drinking-water', 'Tap of the park', 'पार्क का नल', 'Jubba Sahni Park', 'जुब्बा सहनी पार्क', 'press', 26.1235, 85.3912)`,
    )
    await world.context.responseCache.changed('facilities')
    const geolocation = { latitude: 26.1205, longitude: 85.3912, accuracy: 15 }
    await take({ language: 'hi', context: { geolocation, permissions: ['geolocation'] } })
    await staffRecord('hi', ['water', 'nearest', '3', 'hundred-metres'])
    await listed(4)
    await phone.open('/')
    await noteSounds()
    await startListening()
    await say(['पानी कहाँ है'])
    await at('/facility/drinking-water')
    await expect.poll(ended, { timeout: 30_000 }).toBe('hi/water hi/nearest hi/3 hi/hundred-metres')
    expect(await spoken()).toEqual([])
  })

  journey('is played from the phone where the server cannot be reached', async () => {
    await take({ language: 'hi' })
    await staffRecord('hi', helpDesk)
    await listed(helpDesk.length)
    await phone.open('/')
    await noteSounds()
    await phone.page.locator('button.nandi').click()
    await phone.page.getByText(clipTexts.listen.hi).click()
    await phone.page.getByRole('button', { name: /केबी/ }).click()
    await phone.page.getByText(clipTexts.kept.hi).waitFor()
    await phone.page.keyboard.press('Escape')
    await startListening()
    // The bars are there and nothing comes: the phone does not know that it is offline.
    await phone.page.context().route('**/api/**', route => route.abort())
    await say(['कंट्रोल रूम का नंबर'])
    await expect.poll(ended, { timeout: 30_000 }).toBe(told('hi'))
    expect(await spoken()).toEqual([])
  })
})

describe("the browser's voice speaks", () => {
  const wholeSentence = [expect.stringMatching(/^hi-IN .*1 5 5 3 0 4/)]

  journey('where one of the recordings is missing, and none is played in part', async () => {
    await take({ language: 'hi' })
    await staffRecord('hi', ['help-desk', '0', '1', '3', '4'])
    await listed(5)
    await phone.open('/')
    await noteSounds()
    await askForHelpDesk()
    await expect.poll(spoken).toEqual(wholeSentence)
    expect(await sounds('playing')).toEqual([])
  })

  journey('where a recording does not come, and none is played in part', async () => {
    await take({ language: 'hi' })
    await staffRecord('hi', helpDesk)
    await listed(helpDesk.length)
    await phone.open('/')
    await noteSounds()
    await startListening()
    const [last] = (await stored()).filter(({ clip }) => clip === '4')
    await phone.page.context().route(`**/api/spoken-clips/${last?.hash}`, route => route.abort())
    await say(['कंट्रोल रूम का नंबर'])
    await expect.poll(spoken).toEqual(wholeSentence)
    expect(await sounds('playing')).toEqual([])
  })

  journey('where the browser cannot play a recording', async () => {
    await take({ language: 'hi' })
    await staffRecord('hi', ['0', '1', '3', '4', '5'])
    // Right for the server, which hears nothing; no browser can decode it.
    await store('hi', 'help-desk', webm(1000))
    await listed(6)
    await phone.open('/')
    await noteSounds()
    await askForHelpDesk()
    await expect.poll(spoken).toEqual(wholeSentence)
    expect(await sounds('ended')).toEqual([])
  })
})

journey('a new question ends what is being said, and the browser does not say it again', async () => {
  await take({ language: 'hi' })
  await staffRecord('hi', helpDesk)
  await listed(helpDesk.length)
  await phone.open('/')
  await noteSounds()
  await askForHelpDesk()
  await expect.poll(async () => (await sounds('playing')).length).toBeGreaterThan(0)
  await phone.page.keyboard.press('Escape')
  // The second time it listens at once.
  await phone.page.locator('button.nandi').click()
  await nandi().getByRole('heading', { name: texts.whereTo.hi }).waitFor()
  await expect.poll(async () => (await sounds('pause')).length).toBeGreaterThan(0)
  await say(['शौचालय'])
  await at('/facility/toilet')
  await expect.poll(spoken).toEqual(['hi-IN शौचालय दिखा रहे हैं।'])
  expect((await ended()).split(' ').length).toBeLessThan(7)
  await expect.poll(() => nandi().isVisible()).toBe(false)
})
