import type { Locator, Page } from '@playwright/test'
import { fairDate } from '#common/fair-time.ts'
import type { Role } from '#common/permissions.ts'
import { fill, type Text } from '#common/text.ts'
import { casesTexts } from '#features/cases/texts.ts'
import { setLevel } from '#features/crowd-status/test-levels.ts'
import { dangerScreenTexts } from '#features/danger/screen-texts.ts'
import { dangerTexts } from '#features/danger/texts.ts'
import { reuniteStaffViewTexts } from '#features/lost-found/reunite/staff/view-texts.ts'
import type { Report } from '#features/report/contract.ts'
import { accountsTexts } from '#features/staff/accounts/texts.ts'
import { signInTexts } from '#kit/web/staff/sign-in-texts.ts'
import { expect, journey, type Phone, standingAt } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

const crew = {
  reporter: 'crowd-reporter',
  desk1: 'missing-person-desk',
  desk2: 'missing-person-desk',
  help1: 'help-desk',
  viewer: 'viewer',
} as const satisfies Record<string, Role>
const atTheWire = standingAt(26.1205, 85.3912)

/** Counts the taps of each job; typing does not count. */
const taps: Record<string, number> = {}
const job = (name: string) => async (where: Locator) => {
  taps[name] = (taps[name] ?? 0) + 1
  await where.click()
}
const key = (page: Page | Locator, name: Text) => page.getByRole('button', { name: name.hi, exact: true })
const caseOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

journey(
  'one night: staff and two phones play it through, and nothing harmful takes only one tap',
  async ({ phone, staffPhone, openOwnGuide }) => {
    journey.setTimeout(600_000)
    // Midnight at the fair may come meanwhile.
    const firstDay = fairDate(Date.now())
    const world = await openOwnGuide()
    const chief = await signedInBrowser(world.url)
    const secrets = new Map<string, string>()
    const signedIn = new Map<string, Awaited<ReturnType<typeof signedInBrowser>>>()
    for (const [username, role] of Object.entries(crew)) {
      const made = await chief.call('POST', '/api/staff-accounts', { username, roles: [role] })
      const { password } = made.body as { password: string }
      secrets.set(username, password)
      signedIn.set(username, await signedInBrowser(world.url, 'admin', { username, password }))
    }
    const as = (username: keyof typeof crew) => {
      const browser = signedIn.get(username)
      if (!browser) throw new Error(username)
      return browser
    }
    const open = (username: keyof typeof crew, path: string): Promise<Phone> => {
      return staffPhone(path, { at: world, who: { username, ...as(username) } })
    }
    /** Somebody signs in by hand, and starts on the screen of their work. */
    const land = async (username: keyof typeof crew, path: string) => {
      const taken = await phone({ at: world })
      await taken.open('/admin')
      await taken.page.getByLabel(signInTexts.username.hi).fill(username)
      const password = taken.page.getByLabel(signInTexts.password.hi, { exact: true })
      await password.fill(secrets.get(username) ?? '')
      await taken.page.getByRole('button', { name: signInTexts.login.hi }).click()
      await expect(taken.page).toHaveURL(path)
      return taken
    }

    // A new account starts without a role.
    const admin = await staffPhone('/admin/accounts', { at: world })
    await key(admin.page, accountsTexts.add).click()
    await expect(admin.page.getByRole('checkbox', { name: accountsTexts.vehicle.hi })).not.toBeChecked()
    await expect(admin.page.locator('form input[type=checkbox]:checked')).toHaveCount(0)

    // The reporter starts on her places, which the chief has assigned, and reports a level in two taps.
    const { rows: places } = await world.owner.query(
      'select id, location_hi as name from crowd_status order by location_en limit 1',
    )
    const [place] = places
    const named = await chief.call('PUT', `/api/crowd-status/${place.id}/reporters`, {
      reporters: ['reporter'],
    })
    expect(named.status).toBe(200)
    const reporter = await land('reporter', '/admin/crowd-status')
    await setLevel(reporter.page, place.name, 'ज़्यादा')
    taps.level = 2
    const [mother, finder] = [await phone({ at: world, ...atTheWire }), await phone({ at: world })]
    await mother.open('/crowd-status')
    await expect(
      mother.page.getByRole('listitem').filter({ hasText: place.name }).getByText('ज़्यादा', { exact: true }),
    ).toBeVisible()

    // A mother reports her child: police and Childline are shown first.
    const childWords = 'बेटी मुन्नी, पीली फ़्रॉक, लाल चप्पल'
    const report = async (
      { page, open: go }: Phone,
      { isFound, words, tap }: { isFound: boolean; words: string; tap: ReturnType<typeof job> },
    ) => {
      await go('/missing-person')
      if (isFound) await tap(page.getByRole('radio', { name: 'मुझे कोई मिला है' }))
      await tap(page.getByRole('radio', { name: '12 साल से छोटे' }))
      await page.getByLabel('सूचना किसके बारे में है?').fill(words)
      await page.getByLabel('आपका नाम').fill('आशा')
      await page.getByLabel('आपका फ़ोन नंबर').fill('9876500077')
      const main = page.getByRole('main')
      for (const number of ['112', '1098'])
        await expect(main.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
      await tap(page.getByRole('button', { name: 'नियंत्रण कक्ष को भेजें' }))
      await expect(page.getByText('सूचना नियंत्रण कक्ष को मिल गई')).toBeVisible()
      await expect(page.getByText(/12 घंटे/)).toHaveCount(0)
    }
    await report(mother, { isFound: false, words: childWords, tap: job('report a missing child') })
    const foundWords = 'बच्ची, पीली फ़्रॉक, रो रही है'
    await report(finder, { isFound: true, words: foundWords, tap: job('report a found child') })
    await expect(finder.page.getByText('वहीं रुकें जहाँ आखिरी बार')).toHaveCount(0)

    // The desk starts on its cases, sees both without reloading, and takes one with one tap.
    const desk = await land('desk1', '/admin/cases')
    await expect(desk.page.getByText('{count}')).toHaveCount(0)
    await job('take a case')(key(caseOf(desk.page, foundWords), casesTexts.take))
    await expect(caseOf(desk.page, foundWords).getByText(casesTexts.you.hi, { exact: true })).toBeVisible()

    const { rows: persons } = await world.owner.query(
      'select id, person from missing_person_reports order by arrival',
    )
    const idOf = (words: string) => persons.find(({ person }) => person === words).id
    await desk.open(`/admin/missing-persons?person=${idOf(foundWords)}`)
    const start = desk.page.getByRole('link', { name: 'सौंपना शुरू करें' }).first()
    const compare = key(desk.page, reuniteStaffViewTexts.compare).first()
    await expect(start.or(compare).first()).toBeVisible()
    const hand = job('first check of a hand-over')
    if (await start.isHidden()) await hand(compare)
    await hand(start)
    await hand(desk.page.getByRole('button', { name: 'सवाल, जिसका जवाब केवल अपने जानते हैं: जाँच हो गई' }))
    await expect(desk.page.getByText('दूसरी जाँच कोई दूसरा कर्मचारी अपने लॉगिन से करे।')).toBeVisible()
    const second = await open('desk2', `/admin/missing-persons?person=${idOf(foundWords)}`)
    await second.page.getByRole('button', { name: 'पहचान का कागज़ देखा: जाँच हो गई' }).click()
    await second.page.getByLabel('ले जाने वाले का नाम').fill('आशा देवी')
    await second.page.getByLabel('उनसे क्या रिश्ता है?').selectOption('parent')
    const give = second.page.getByRole('button', { name: 'सौंपें', exact: true })
    await give.click()
    // For a person under 18 somebody from the police or Childline is present.
    await expect(second.page.getByText(/^रसीद \d+/)).toHaveCount(0)
    await second.page.getByRole('radio', { name: /चाइल्डलाइन/ }).check()
    await give.click()
    await expect(second.page.getByText(/^रसीद \d+/).first()).toBeVisible()
    const { rows: ended } = await world.owner.query('select outcome from missing_person_reports')
    expect(ended.map(({ outcome }) => outcome)).toEqual(['handed-over', 'handed-over'])

    // A danger: its case asks for the present state, and a guarded danger keeps warning.
    await mother.open('/danger')
    const danger = job('report a danger')
    await danger(key(mother.page, dangerTexts.wire))
    await expect(mother.page.getByText(fill(dangerScreenTexts.located, 'hi', { metres: 5 }))).toBeVisible()
    await danger(key(mother.page, dangerScreenTexts.send))
    await expect(mother.page.getByText(dangerScreenTexts.sent.hi)).toBeVisible()
    const help = await land('help1', '/admin/cases')
    const wire = caseOf(help.page, dangerTexts.wire.hi)
    await wire.getByRole('button', { name: casesTexts.take.hi, exact: true }).click()
    // Its row is a new one in another group then.
    await expect(wire.getByText(casesTexts.you.hi, { exact: true })).toBeVisible()
    const close = job('close a danger')
    await close(wire.getByText(dangerTexts.wire.hi).first())
    const finish = wire.getByRole('button', { name: casesTexts.finish.hi, exact: true })
    await close(finish)
    await help.page.getByLabel(casesTexts.finishNote.hi).fill('बिजली बंद कराई, रस्सी लगाई')
    await finish.click()
    await expect(help.page.getByText(casesTexts.howNowNeeded.hi)).toBeVisible()
    await close(help.page.getByRole('radio', { name: 'खतरा नहीं रहा: अब वहाँ ठीक है' }))
    await close(finish)
    await expect
      .poll(async () => (await world.owner.query('select state from dangers')).rows)
      .toEqual([{ state: 'mended' }])
    await expect(wire).toHaveCount(0)

    // The chief addresses everybody; the notice is at once in view on both phones.
    await admin.open('/admin/notices')
    const tell = job('emergency to all')
    await tell(admin.page.getByText('आपात सूचना', { exact: true }).first())
    await admin.page.getByLabel('हिंदी में').fill('द्वार 2 से दूर रहें')
    await admin.page.getByLabel('अंग्रेज़ी में').fill('Keep away from gate 2')
    await tell(admin.page.getByRole('button', { name: 'सबको बताएँ', exact: true }))
    await tell(admin.page.getByRole('button', { name: 'हाँ, अभी सबको बताएँ' }))
    for (const { page } of [mother, finder]) {
      const urgent = page.locator('[data-notice]').filter({ hasText: 'द्वार 2 से दूर रहें' })
      await expect(urgent).toHaveCount(1)
      await expect(urgent).toBeInViewport({ ratio: 1 })
    }

    // The report contains the night.
    const viewer = await open('viewer', '/admin/report')
    await viewer.page.getByRole('button', { name: 'आज', exact: true }).click()
    await expect(viewer.page.getByText('बिछड़े').first()).toBeVisible()
    const told = await as('viewer').call('GET', `/api/report?from=${firstDay}&to=${fairDate(Date.now())}`)
    const night = told.body as Report
    expect(totals(night.persons)).toMatchObject({ missing: 1, found: 1, police: 0 })
    expect(taps).toEqual({
      level: 2,
      'report a missing child': 2,
      'report a found child': 3,
      'take a case': 1,
      'first check of a hand-over': expect.any(Number),
      'report a danger': 2,
      'close a danger': 4,
      'emergency to all': 3,
    })
  },
)
/** Adds up the numbers of all days. */
function totals(days: readonly object[] = []): Record<string, number> {
  const all: Record<string, number> = {}
  for (const day of days)
    for (const [name, count] of Object.entries(day))
      if (typeof count === 'number') all[name] = (all[name] ?? 0) + count
  return all
}
