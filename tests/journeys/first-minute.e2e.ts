import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { holdScript } from './test-script.ts'

const scripts = '**/assets/*.js'

journey('the first visit asks for a language until one is chosen, and remembers it', async ({ phone }) => {
  const { page } = await phone({ language: 'none' })
  await page.goto('/')
  const question = page.getByRole('dialog', { name: 'Choose your language' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('link', { name: 'पीने का पानी', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  // Asked again, it marks the current language and can be closed.
  await page.getByRole('button', { name: 'मेनू' }).click()
  await page.getByRole('button', { name: 'भाषा बदलें' }).click()
  await expect(question.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('aria-pressed', 'true')
  await question.getByRole('button', { name: 'बंद करें' }).click()
  await expect(question).toBeHidden()
  // A returning reader sees no other language, even while the script is loading.
  await page.route(scripts, route => route.abort())
  await page.reload()
  await expect(page).toHaveTitle(/श्रावणी मेला/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('पीने का पानी')
  await expect(page.getByRole('main')).not.toContainText(/Drinking|Toilet|Ambulance/)
})

journey(
  'a first visit fetches each list once, and the live stream brings what they lack',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, openLive } = await phone({ at: world })
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await openLive('/')
    // Comes after what a phone requests when its stream opens.
    const { call } = await signedInBrowser(world.url)
    const text = { en: 'Gate 3 is open', hi: 'द्वार 3 खुला है' }
    await call('POST', '/api/notices', { id: crypto.randomUUID(), level: 'info', text, hours: 1 })
    await expect(page.getByText(text.hi)).toBeVisible()
    const lists = asked.filter(url => /\/api\/(?!live\?)/.test(url)).toSorted()
    expect(lists.length).toBeGreaterThan(2)
    expect(lists).toEqual([...new Set(lists)])
  },
)

journey('the numbers and the menu open before the script has loaded', async ({ phone }) => {
  const { page } = await phone()
  await page.route(scripts, route => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'मदद 108' }).click()
  const help = page.getByRole('dialog', { name: 'मदद' })
  await expect(help.getByRole('link', { name: 'एम्बुलेंस 108' })).toHaveAttribute('href', 'tel:108')
  await expect(help.getByRole('link', { name: /155304/ })).toHaveAttribute('href', 'tel:155304')
  await help.getByRole('button', { name: 'बंद करें' }).click()
  await page.getByRole('button', { name: 'मेनू' }).click()
  await expect(page.getByRole('dialog', { name: 'मेनू' }).getByRole('link', { name: 'इतिहास' })).toBeVisible()
})

// The journey fails on an error in the page's script; React reports markup that differs from its first render as one.
journey('the language changes without a reload, at any moment of loading', async ({ phone }) => {
  const { page } = await phone({ language: 'en' })
  const letGo = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  const toHindi = page.locator('header').getByRole('button', { name: 'भाषा: हिन्दी' })
  await toHindi.click()
  letGo()
  await expect(page.locator('html[lang=hi]')).toHaveAttribute('data-ready', 'true')
  await expect(page).toHaveTitle(/होम/)
  await expect(page.locator('#help-title')).toHaveText('मदद')
  await page.locator('header').getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('link', { name: 'Toilet', exact: true })).toBeVisible()
  for (const moment of ['isUp', 'ready'] as const) {
    const other = await phone({ language: 'en' })
    await other.page.addInitScript(when => {
      const look = setInterval(() => {
        const isNow = when === 'isUp' ? 'isUp' in window : document.documentElement?.dataset.ready === 'true'
        if (!isNow) return
        clearInterval(look)
        document.querySelector<HTMLElement>('header [data-language=hi]')?.click()
      })
    }, moment)
    await other.page.goto('/events')
    await expect(other.page.locator('html[lang=hi]')).toHaveAttribute('data-ready', 'true')
    await expect(other.page.getByRole('heading', { level: 1, name: 'कार्यक्रम' })).toBeVisible()
    await expect(other.page.locator('#help-title')).toHaveText('मदद')
  }
})
