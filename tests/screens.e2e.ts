import { expect, journey } from '#tests/journey.ts'

/** Every screen of visitors: its address, its title in Hindi and in English (specification §2, and what came later). */
const screens: readonly (readonly [address: string, hindi: string, english: string])[] = [
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
  ['/complaints', 'शिकायत', 'Complaint'],
  ['/danger', 'खतरा बताएँ', 'Report a danger'],
  ['/queue', 'कतार', 'Queue'],
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

/** Every panel of the console: the last part of its address, its title in Hindi and in English. */
const panels: readonly (readonly [id: string, hindi: string, english: string])[] = [
  ['dashboard', 'एडमिन डैशबोर्ड', 'Admin Dashboard'],
  ['cases', 'मामले', 'Cases'],
  ['duty', 'ड्यूटी', 'Duty'],
  ['missing-persons', 'बिछड़े लोग', 'Missing persons'],
  ['lost-found', 'खोया-पाया', 'Lost & Found'],
  ['dangers', 'खतरे', 'Dangers'],
  ['complaints', 'शिकायतें', 'Complaints'],
  ['crowd-status', 'भीड़ की स्थिति', 'Crowd levels'],
  ['crowd-places', 'भीड़ वाली जगहें', 'Crowd places'],
  ['queue', 'कतार', 'Queue'],
  ['notices', 'सबको सूचना', 'Notice to all'],
  ['rumours', 'अफ़वाहें', 'Rumours'],
  ['places', 'जगहें', 'Places'],
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
]

for (const [address, hindi, english] of screens)
  journey(`${address} opens in both languages and themes and is accessible`, async ({ phone }) => {
    const { page, open, isAccessible } = await phone()
    const title = page.getByRole('heading', { level: 1 })
    await open(address)
    await expect(title).toContainText(hindi)
    await isAccessible()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => localStorage.setItem('app-language', 'en'))
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await open(address)
    await expect(title).toContainText(english)
    await isAccessible('color-contrast')
  })

for (const [id, hindi, english] of panels)
  journey(`the panel ${id} opens in both languages and themes and is accessible`, async ({ staffPhone }) => {
    const { page, open, isAccessible } = await staffPhone(`/admin/${id}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toContainText(hindi)
    await isAccessible()
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.evaluate(() => localStorage.setItem('app-language', 'en'))
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await open(`/admin/${id}`)
    await expect(title).toContainText(english)
    await isAccessible('color-contrast')
  })
