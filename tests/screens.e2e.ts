import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#common/text.ts'
import { expect, journey, type Phone } from '#tests/journey.ts'
import { manifests } from '#web/manifests.ts'
import { loadStaffLists } from '#web/staff/staff-manifests.ts'

type Screen = readonly [address: string, hindi: string, english: string]

/** Every visitor screen: its address, its title in Hindi and in English (specification §2, and later additions). */
const screens: readonly Screen[] = [
  ['/', 'श्रावणी मेला', 'Shravani Mela'],
  ['/gallery', 'फोटो गैलरी', 'Photo Gallery'],
  ['/history', 'इतिहास', 'History'],
  ['/events', 'कार्यक्रम', 'Events'],
  ['/crowd-status', 'भीड़ की स्थिति', 'Crowd Status'],
  ['/photo-contest', 'फोटो प्रतियोगिता', 'Photo contest'],
  ['/virtual-pooja', 'वर्चुअल पूजा', 'Virtual Pooja'],
  ['/live-darshan', 'लाइव दर्शन', 'Live Darshan'],
  ['/mela-quiz', 'मेला क्विज़', 'Mela Quiz'],
  ['/facility/mela-route', 'मेला मार्ग', 'Mela Route'],
  ['/facility/drinking-water', 'पीने का पानी', 'Drinking Water'],
  ['/facility/centralised-contact', 'ज़रूरी नंबर', 'Centralised Contact'],
  ['/facility/parking', 'पार्किंग', 'Parking'],
  ['/facility/atm', 'एटीएम', 'ATM'],
  ['/facility/gallery', 'गैलरी', 'Gallery'],
  ['/facilities/toilet', 'शौचालय', 'Toilet'],
  ['/facility/no-such-place', 'यह सुविधा नहीं मिली', 'Facility Not Found'],
  ['/lost-found', 'खोया-पाया', 'Lost & Found'],
  ['/lost-found/submit', 'खोया-पाया', 'Lost & Found'],
  ['/first-aid', 'प्राथमिक उपचार', 'First aid'],
  ['/first-aid/childbirth', 'प्रसव, गर्भवती को तकलीफ', 'Childbirth, trouble in pregnancy'],
  ['/missing-person', 'बिछड़े लोग', 'Missing person'],
  ['/looks-lost', 'कोई बिछड़ा लगता है', 'Somebody looks lost'],
  ['/complaints', 'शिकायत', 'Complaint'],
  ['/danger', 'खतरा बताएँ', 'Report a danger'],
  ['/queue', 'कतार', 'Queue'],
  ['/water-and-wires', 'पानी और तार', 'Water and Wires'],
  ['/p', 'नंबर वाली पोस्ट', 'Numbered Posts'],
  ['/rumours', 'अफ़वाह या सच', 'Rumour or true'],
  ['/journey', 'आने की तैयारी', 'Plan my journey'],
  ['/search', 'खोजें', 'Search'],
  ['/camera-filters', 'शिव कैमरा फ़िल्टर', 'Shiva Camera Filters'],
  ['/attractions', 'आकर्षण स्थल', 'आकर्षण स्थल'],
  ['/feedback', 'सुझाव दें', 'Feedback'],
  ['/about', 'गाइड के बारे में', 'About this guide'],
  ['/about/privacy', 'निजी जानकारी', 'Privacy'],
  ['/about/open-data', 'खुला डेटा', 'Open data'],
  ['/print', 'छपाई', 'Print sheets'],
  ['/wall', 'श्रावणी मेला, नियंत्रण कक्ष', 'Shravani Mela, control room'],
  ['/admin', 'एडमिन लॉगिन', 'Admin Login'],
  ['/admin/vehicle', 'वाहन एडमिन', 'Vehicle Admin'],
  ['/no-such-page', 'पेज नहीं मिला', 'Page Not Found'],
]

/** Every console panel: the last part of its address, its title in Hindi and in English. */
const panels: readonly Screen[] = [
  ['dashboard', 'एडमिन डैशबोर्ड', 'Admin Dashboard'],
  ['cases', 'मामले', 'Cases'],
  ['duty', 'ड्यूटी', 'Duty'],
  ['replay', 'क्या-क्या हुआ', 'What happened'],
  ['missing-persons', 'बिछड़े लोग', 'Missing persons'],
  ['lost-found', 'खोया-पाया', 'Lost & Found'],
  ['dangers', 'खतरे', 'Dangers'],
  ['complaints', 'शिकायतें', 'Complaints'],
  ['crowd-status', 'भीड़ की स्थिति', 'Crowd levels'],
  ['crowd-places', 'भीड़ वाली जगहें', 'Crowd places'],
  ['queue', 'कतार', 'Queue'],
  ['notices', 'सबको सूचना', 'Notice to all'],
  ['holds', 'रोकना और खोलना', 'Hold and release'],
  ['senders', 'एक साथ बहुत ज़्यादा', 'Too many at once'],
  ['rumours', 'अफ़वाहें', 'Rumours'],
  ['places', 'जगहें', 'Places'],
  ['posts', 'नंबर वाली पोस्ट', 'Numbered Posts'],
  ['water-wires', 'पानी और तार', 'Water and Wires'],
  ['contacts', 'ज़रूरी नंबर', 'Contacts'],
  ['events', 'कार्यक्रम', 'Events'],
  ['waypoints', 'रास्ते के पड़ाव', 'Stops of the route'],
  ['full-map', 'रास्ते का नक्शा', 'Map of the route'],
  ['travel-rules', 'दिन के हिसाब से ट्रैफ़िक', 'Traffic by day'],
  ['parking', 'पार्किंग की जगहें', 'Parking lots'],
  ['street-plan', 'नक्शों पर सड़कें', 'Streets on the maps'],
  ['survey', 'सर्वे', 'Survey'],
  ['survey-desk', 'मौके पर जाँच', 'Checked on the ground'],
  ['photos', 'फोटो', 'Photos'],
  ['votes', 'वोट की जाँच', 'Vote audit'],
  ['quiz', 'मेला क्विज़', 'Mela Quiz'],
  ['quiz-questions', 'क्विज़ के सवाल', 'Quiz questions'],
  ['live-darshan', 'लाइव दर्शन', 'Live Darshan'],
  ['pooja', 'वर्चुअल पूजा', 'Virtual Pooja'],
  ['spoken-answers', 'बोले हुए जवाब', 'Spoken answers'],
  ['languages', 'भाषाएँ', 'Languages'],
  ['accounts', 'खाते', 'Accounts'],
  ['audit-log', 'बदलावों का रिकॉर्ड', 'Audit log'],
  ['personal-data', 'किसी व्यक्ति की जानकारी', 'Data of a person'],
  ['own-account', 'आपका खाता', 'Your account'],
  ['report', 'मेले की रिपोर्ट', 'Report after the fair'],
  ['doctor', 'सिस्टम की जाँच', 'Doctor'],
  ['practice', 'अभ्यास की रात', 'Practice night'],
]

/** Screens shown in docs/staff.md. `PICTURES=1 npm test -- tests/screens.e2e.ts` takes their pictures again. */
const pictured = [
  ...['', '/cases', '/crowd-status', '/queue', '/notices', '/missing-persons'],
  ...['/rumours', '/photos', '/places', '/survey-desk', '/live-darshan'],
].map(panel => `/admin${panel}`)

/** The first screen of each feature that is not listed above, and below the panels; their titles are those of the manifests. */
const otherScreens = manifests.flatMap(({ title, screens: [first] = [] }): Screen[] =>
  first && !first.path.includes(':') && !screens.some(([address]) => address === first.path)
    ? [[first.path, title.hi, title.en]]
    : [],
)
const otherPanels = (await loadStaffLists()).panels
  .filter(({ id }) => !panels.some(([named]) => named === id))
  .map(({ id, label }): Screen => [id, label.hi, label.en])

/** How many screens share a phone, because a new one for each would cost as much as the screen itself. */
const together = 7

/**
 * Opens each screen in English and dark at a given width, then switches it to Hindi and light at phone width. `inside`: goes
 * there from the previous screen, as the console's menu leads to a panel, which takes half as long; the server answers its
 * address too.
 */
async function walk(
  { page, open, isAccessible }: Phone,
  all: readonly Screen[],
  { width, inside = false }: { width: number; inside?: boolean },
) {
  journey.setTimeout(all.length * 20_000)
  const title = page.getByRole('heading', { level: 1 })
  const stopped: string[] = []
  await page.exposeFunction('policyStopped', (what: string) => stopped.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noExplicitAny: put there by the test
      (window as any).policyStopped(`${location.pathname} ${effectiveDirective} ${blockedURI}`),
    ),
  )
  for (const [address, hindi, english] of all) {
    await page.setViewportSize({ width, height: 640 })
    await page.emulateMedia({ colorScheme: 'dark' })
    if (inside) {
      await page.locator('[data-language=en]').first().dispatchEvent('click')
      await page.evaluate(path => history.pushState(null, '', path), address)
      expect((await page.request.get(address)).status(), address).toBe(200)
    } else {
      await choose(page, 'en')
      await open(address)
    }
    await expect(title, address).toContainText(english)
    await isAccessible('color-contrast')
    await page.setViewportSize({ width: 360, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    const key = page.locator('[data-language=hi]').first()
    if (await key.count()) await key.dispatchEvent('click')
    else {
      // The walls have no buttons.
      await choose(page, 'hi')
      await open(address)
    }
    await expect(title, address).toContainText(hindi)
    await isAccessible()
    expect(stopped, 'stopped by the content security policy').toEqual([])
    if (!process.env.PICTURES || !pictured.includes(address)) continue
    await takePicture(page, address, 'hi')
    await page.locator('[data-language=en]').first().dispatchEvent('click')
    await expect(title, address).toContainText(english)
    await takePicture(page, address, 'en')
  }
}
async function takePicture(page: Page, address: string, language: Language) {
  const folder = 'docs/pictures/staff'
  mkdirSync(folder, { recursive: true })
  await page.evaluate(() => scrollTo(0, 0))
  const name = `${address.slice('/admin/'.length) || 'sign-in'}-${language}.webp`
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 60 })
    .toFile(`${folder}/${name}`)
}
const choose = (page: Page, language: Language) =>
  page.evaluate(chosen => localStorage.setItem('app-language', chosen), language)
const parts = <T>(all: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(all.length / together) }, (_, i) =>
    all.slice(i * together, (i + 1) * together),
  )

for (const [i, part] of parts([...screens, ...otherScreens]).entries())
  journey(
    `visitors’ screens open in both languages and themes and are accessible (${i + 1})`,
    async ({ phone }) => {
      const taken = await phone()
      await taken.open('/about')
      await walk(taken, part, { width: 320 })
    },
  )

for (const [i, part] of parts([...panels, ...otherPanels]).entries())
  journey(
    `staff panels open in both languages and themes and are accessible (${i + 1})`,
    async ({ staffPhone }) => {
      const at = part.map(([id, ...titles]): Screen => [`/admin/${id}`, ...titles])
      await walk(await staffPhone('/admin/own-account'), at, {
        width: 1366,
        inside: true,
      })
    },
  )
