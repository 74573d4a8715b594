import { expect, journey, whenKept } from '#tests/journey.ts'
import { homeMapTexts } from './home-map-texts.ts'

const desk = { viewport: { width: 1366, height: 900 } }

journey(
  'a wide window shows the map on Home with its places, even offline; a phone does not load it',
  async ({ phone, openOwnGuide }) => {
    // Its own guide, because other journeys create places.
    const world = await openOwnGuide()
    const { page, open } = await phone({ ...desk, at: world, serviceWorkers: 'allow' })
    const map = page.getByRole('application', { name: homeMapTexts.label.hi })
    const known = page.locator('.home-map').getByRole('status')
    await open('/')
    await expect(map.getByRole('button', { name: /^पीने का पानी: / }).first()).toBeVisible()
    await whenKept(page)
    await open('/')
    await expect(map).toBeVisible()
    await expect(known).toHaveText(/\d+/)
    const said = await known.textContent()
    await page.context().setOffline(true)
    await open('/')
    await expect(map).toBeVisible()
    await expect(known).toHaveText(said ?? '')

    const broken = await phone(desk)
    await broken.page.route(/home-map/, route => route.abort())
    await broken.open('/')
    await expect(broken.page.locator('.home-map').getByRole('status')).toBeVisible()

    const small = await phone()
    const asked: string[] = []
    small.page.on('request', request => asked.push(request.url()))
    await small.open('/')
    await small.page.getByRole('link', { name: 'शौचालय', exact: true }).click()
    await expect(small.page.getByRole('heading', { level: 1, name: 'शौचालय' })).toBeVisible()
    expect(asked.filter(url => /home-map|leaflet/.test(url))).toEqual([])
  },
)
