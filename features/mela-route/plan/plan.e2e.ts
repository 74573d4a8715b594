import { fairDate } from '#common/fair-time.ts'
import { expect, journey, whenKept } from '#tests/journey.ts'

const none = { en: '', hi: '' }
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

journey(
  'the plan of a journey gives the way and what is closed at that hour, with its source, even offline and without script',
  async ({ phone, guide }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const { page, open } = await phone({ serviceWorkers: 'allow' })
    await open('/journey')
    const days = page.getByLabel('मेले की सोमवारियाँ')
    const monday = await days.locator('option').first().getAttribute('value')
    if (!monday) throw new Error('no Monday of a fair to come')

    const week = {
      valid_from: dayAfter(monday, -7),
      valid_until: dayAfter(monday, 7),
      source: `Order ${mark}`,
    }
    const closed = {
      ...{ kind: 'closed', modes: ['car', 'bus'], place: { en: `Chowk ${mark}`, hi: `चौक ${mark}` } },
      ...{ says: { en: `Shut ${mark}`, hi: `${mark} पर गाड़ियाँ बंद` }, leave: none, walk: none, ...week },
      hours: { from_day: 6, from_time: '14:30', to_day: 1, to_time: '14:00' },
    }
    const way = {
      ...{
        kind: 'way',
        modes: ['car'],
        place: { en: `Town ${mark}`, hi: `नगर ${mark}` },
        hours: null,
        ...week,
      },
      ...{ says: { en: 'By the ring road', hi: 'रिंग रोड से' }, walk: none },
      leave: { en: `At lot ${mark}`, hi: `${mark} की पार्किंग में` },
    }
    const staff = await guide.staff()
    for (const rule of [closed, way]) {
      const body = { id: crypto.randomUUID(), is_shown: true, ...rule }
      expect((await staff.call('POST', '/api/travel-rules', body)).status).toBe(201)
    }
    await page.reload()
    await page.getByLabel('कार से', { exact: true }).check()
    const answer = page.locator('[aria-live]').filter({ hasText: 'आपका रास्ता' })
    const shut = answer.getByText(closed.says.hi).first()
    await days.selectOption(monday)
    await page.getByLabel('पहुँचने का समय').selectOption('13')
    await expect(shut).toBeVisible()
    await expect(answer.getByText(`स्रोत: Order ${mark}।`).first()).toBeVisible()
    await page.getByLabel('कहाँ से', { exact: true }).selectOption(way.place.en)
    await expect(answer.getByText(way.leave.hi).first()).toBeVisible()
    await page.getByLabel('पहुँचने का समय').selectOption('14')
    await expect(shut).toBeHidden()
    // The closure begins within this hour.
    await days.selectOption('')
    await page.getByLabel('दिन', { exact: true }).fill(dayAfter(monday, -2))
    await expect(shut).toBeVisible()
    await page.getByLabel('पैदल', { exact: true }).check()
    await expect(shut).toBeHidden()
    await days.selectOption(monday)
    await page.getByLabel('पहुँचने का समय').selectOption('6')
    await expect(answer.getByText('लगभग 70 किमी, पैदल')).toBeVisible()
    await expect(answer.getByText(/^निकलें: /)).toBeVisible()
    await expect(answer.getByText(/पता नहीं: .*155304/)).toHaveCount(1)
    await page.getByLabel('कहाँ से', { exact: true }).selectOption('Hajipur Junction')
    await page.getByLabel('कब निकलना है').check()
    await page.getByLabel('निकलने का समय').selectOption('16')
    await expect(answer.getByText(/^निकलें: .*शाम 4:00 बजे/)).toBeVisible()
    await expect(answer.getByText(/^लगभग .* पहुँचेंगे$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'आगे क्या-क्या है' })).toBeVisible()
    // A time that has passed cannot be planned.
    const late = answer.getByText(/^निकलने का यह समय बीत चुका है। अभी निकलें, तो लगभग .* पहुँचेंगे।$/)
    await expect(late).toHaveCount(0)
    await days.selectOption('')
    await page.getByLabel('दिन', { exact: true }).fill(dayAfter(fairDate(Date.now()), -1))
    await expect(late).toBeVisible()
    await page.getByLabel('ट्रेन से', { exact: true }).check()
    await expect(page.getByText(/139 पर पूछें/).first()).toBeVisible()

    await whenKept(page)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match('/api/travel-rules'))?.text()) ?? ''))
      .toContain(mark)
    await page.context().setOffline(true)
    await open('/journey')
    await expect(page.getByRole('heading', { name: closed.place.hi }).first()).toBeVisible()

    const plain = await phone({ javaScriptEnabled: false })
    // The page is rewritten a moment after a rule was entered.
    await expect(async () => {
      await plain.page.goto('/journey')
      expect(await plain.page.getByText(closed.says.en).filter({ visible: true }).count()).toBeGreaterThan(0)
    }).toPass()
    await expect(plain.page.getByRole('heading', { name: 'All that is entered' })).toBeVisible()
    await expect(plain.page.getByRole('combobox').filter({ visible: true })).toHaveCount(0)
  },
)
