import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'
import { type AboutPage, aboutPageIds } from './page-ids.ts'
import { aboutPages } from './pages.ts'

/** What people say when they look for one of the pages about the guide. */
const words: Readonly<Record<AboutPage, string>> = {
  about: 'गाइड के बारे में, यह गाइड किसकी है, about, about the guide, about us, who made this',
  contact: 'गाइड का संपर्क, contact of the guide, contact officer',
  terms: 'शर्तें, नियम और शर्तें, terms, terms of use, terms and conditions',
  privacy: 'निजी जानकारी, प्राइवेसी, गोपनीयता, privacy, privacy policy, my data, personal data, delete my data',
  copyright: 'कॉपीराइट, copyright',
  links: 'लिंक के नियम, hyperlink policy, link policy',
  accessibility:
    'सुगमता, स्क्रीन रीडर, एक्सेसिबिलिटी, accessibility, accessibility statement, screen reader, wcag',
  'open-data': 'खुला डेटा, ओपन डेटा, open data, csv, geojson, icalendar, dataset',
  sitemap: 'सभी पेज, साइटमैप, sitemap, site map, all pages',
}

export const searchWords: readonly FeatureSearchWords[] = aboutPageIds.map(id => ({
  kind: 'service',
  to: paths.about(id),
  // 'Contact' alone leads to the numbers.
  label: id === 'contact' ? { en: 'Contact of the guide', hi: 'गाइड का संपर्क' } : aboutPages[id],
  words: wordList(words[id]),
}))
