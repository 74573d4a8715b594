import { generateSync } from 'otplib'
import { beforeEach, describe, expect } from 'vitest'
import { texts as quizTexts } from '#features/mela-quiz/staff/texts.ts'
import { texts as mapTexts } from '#features/mela-route/staff/texts.ts'
import { texts as routeTexts } from '#features/mela-route/texts.ts'
import { texts as ownTexts } from '#features/staff/own/texts.ts'
import { texts as poojaTexts } from '#features/virtual-pooja/staff/texts.ts'
import { texts as kit } from '#kit/web/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { passwords } from '#tests/world/world.ts'
import { key, desk as openDesk, phonesForAll, take } from './test-phones.ts'

phonesForAll()
beforeEach(() => world.owner.query('truncate limits, staff_sessions'))
const read = async (path: string) => (await fetch(world.url + path)).json()

describe.each(['en', 'hi'] as const)('in %s', language => {
  const desk = (path: string) => openDesk(path, { language })

  journey('the map of the whole walk leads where staff say', async () => {
    const phone = await desk('/admin/full-map')
    const { page } = phone
    const field = page.getByLabel(mapTexts.url[language])
    await field.fill('http://maps.example/walk')
    await key(phone, mapTexts.save[language]).click()
    await page.getByText(mapTexts.invalid[language]).waitFor()
    await phone.isAccessible()
    await field.fill(`https://maps.example/${language}`)
    await key(phone, mapTexts.save[language]).click()
    await page.getByText(kit.saved[language], { exact: true }).waitFor()
    const seen = await take('/facility/mela-route', { language })
    const link = seen.page.getByRole('link', { name: new RegExp(routeTexts.openFullMap[language]) })
    await expect.poll(() => link.getAttribute('href')).toBe(`https://maps.example/${language}`)
    await key(phone, mapTexts.take[language]).click()
    await expect.poll(async () => (await read('/api/mela-route')).full_map).toBeNull()
  })

  journey('the pooja takes another pace and a recording', async () => {
    const phone = await desk('/admin/pooja')
    await key(phone, poojaTexts.even[language]).click()
    await phone.page.getByLabel(poojaTexts.bell[language]).fill('https://sounds.example/bell.mp3')
    await key(phone, poojaTexts.save[language]).click()
    await phone.page.getByRole('alert').waitFor()
    await phone.isAccessible()
    await phone.page.getByLabel(poojaTexts.bell[language]).fill('/sound/bell.mp3')
    await key(phone, poojaTexts.save[language]).click()
    const chosen = { pace: 'even', recordings: { bell: '/sound/bell.mp3' } }
    await expect.poll(() => read('/api/virtual-pooja')).toEqual(chosen)
  })

  journey('the answers of the quiz are shown or not, and it stays so', async () => {
    const phone = await desk('/admin/quiz')
    const box = phone.page.getByLabel(quizTexts.showAnswers[language])
    const wasShown = await box.isChecked()
    await box.click()
    await phone.page.getByText(kit.saved[language], { exact: true }).waitFor()
    await phone.isAccessible()
    await phone.open('/admin/quiz')
    await expect.poll(() => box.isChecked()).toBe(!wasShown)
  })

  journey('an own password is changed, and a second factor set up and taken away', async () => {
    const phone = await desk('/admin/own-account')
    const { page } = phone
    const part = (title: { en: string; hi: string }) =>
      page.locator('form').filter({ hasText: title[language] })
    const change = async (current: string, next: string) => {
      await part(ownTexts.password).getByLabel(ownTexts.current[language]).fill(current)
      await part(ownTexts.password).getByLabel(ownTexts.next[language]).fill(next)
      const answer = page.waitForResponse('**/api/session/password')
      await key(phone, ownTexts.change[language]).click()
      return (await answer).status()
    }
    await change('not it', 'har har mahadev')
    await page.getByText(ownTexts.wrong[language]).waitFor()
    await change(passwords.admin, 'har har mahadev')
    await page.getByText(ownTexts.changed[language]).waitFor()
    await part(ownTexts.factor).getByLabel(ownTexts.current[language]).fill('har har mahadev')
    await key(phone, ownTexts.begin[language]).click()
    const secret = ((await page.locator('output').textContent()) ?? '').replaceAll(' ', '')
    await phone.isAccessible()
    await page.getByLabel(ownTexts.code[language]).fill('000 000')
    await key(phone, ownTexts.confirm[language]).click()
    await page.getByText(ownTexts.invalidCode[language]).waitFor()
    await page.getByLabel(ownTexts.code[language]).fill(generateSync({ secret }))
    await key(phone, ownTexts.confirm[language]).click()
    await page.getByText(ownTexts.factorOn[language]).waitFor()
    const claim = { username: 'admin', password: 'har har mahadev', as: 'admin' }
    const answer = await staffBrowser(world.url).call('POST', '/api/session', claim)
    expect(answer.body).toMatchObject({ code: 'code-required' })
    await part(ownTexts.factor).getByLabel(ownTexts.current[language]).fill('har har mahadev')
    await key(phone, ownTexts.remove[language]).click()
    await page.getByText(ownTexts.factorUse[language]).waitFor()
    expect(await change('har har mahadev', passwords.admin)).toBe(204)
  })
})
