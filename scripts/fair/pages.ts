import { escapeMarkup } from '#common/escape-markup.ts'
import { fairMoment, sayDay } from '#common/fair-time.ts'
import { defineTexts, fill, type Language, languages, type Text } from '#common/text.ts'
import type { Edition } from '#content/edition.ts'
import type { Photo } from '#features/photo-contest/contract.ts'

/** Words of an archived fair. */
const fairTexts = defineTexts({
  title: { en: 'Shravani Mela {year}', hi: 'श्रावणी मेला {year}' },
  fair: { en: 'The fair: {from} to {to}', hi: 'मेला: {from} से {to} तक' },
  made: {
    en: 'Archived on {day}. Nothing here is renewed: for help use the guide of this year.',
    hi: '{day} को सहेजा गया। यहाँ कुछ नहीं बदलता: मदद के लिए इस साल की गाइड देखें।',
  },
  guide: { en: 'The whole guide, as it was', hi: 'पूरी गाइड, जैसी उस दिन थी' },
  photos: { en: 'Photos of the contest', hi: 'प्रतियोगिता की फोटो' },
  photosNote: {
    en: '{count} photos, by votes. Names are not kept.',
    hi: '{count} फोटो, वोट के क्रम से। नाम नहीं रखे गए।',
  },
  photo: { en: 'Photo {number}', hi: 'फोटो {number}' },
  votes: { en: '{count} votes', hi: '{count} वोट' },
  oneVote: { en: '1 vote', hi: '1 वोट' },
  files: { en: 'Lists as files (JSON)', hi: 'सूचियाँ, फ़ाइल में (JSON)' },
  back: { en: 'Back', hi: 'वापस' },
})

type Archived = { edition: Edition; at: number; lists: readonly string[]; photos: readonly Kept[] }
/** A photo with the name of its file. */
export type Kept = { photo: Photo; file: string }

const day = (date: string, language: Language) => sayDay(fairMoment(date, '12:00'), language, 'long')

type Say = (text: Text, values?: Record<string, string | number>) => string

/** A page with both languages, Hindi first; it needs no other files except pictures. */
function page(edition: Edition, body: (say: Say, language: Language) => string, tail = '') {
  const parts = (['hi', ...languages.filter(language => language !== 'hi')] as const).map(language => {
    const say = (text: Text, values = {}) => escapeMarkup(fill(text, language, values))
    return `<section lang="${language}">${body(say, language)}</section>`
  })
  const title = languages.map(language => fill(fairTexts.title, language, { year: edition.year })).join(' · ')
  return [
    '<!doctype html><html lang="hi"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title><style>${style}</style></head><body><main>`,
    ...parts,
    tail,
    '</main></body></html>\n',
  ].join('')
}

/** The index page: which fair, when it was archived, and what there is. */
export const indexPage = ({ edition, at, lists, photos }: Archived): string =>
  page(edition, (say, language) => {
    const { from, to } = edition.shravan
    const files = lists.map(name => `<li><a href="lists/${name}.json">${name}.json</a></li>`)
    return [
      `<h1>${say(fairTexts.title, { year: edition.year })}</h1>`,
      `<p>${say(fairTexts.fair, { from: day(from, language), to: day(to, language) })}</p>`,
      `<p><b>${say(fairTexts.made, { day: sayDay(at, language, 'long') })}</b></p>`,
      `<ul><li><a href="guide.html">${say(fairTexts.guide)}</a></li>`,
      photos.length > 0 ? `<li><a href="photos.html">${say(fairTexts.photos)}</a></li>` : '',
      `</ul><h2>${say(fairTexts.files)}</h2><ul>${files.join('')}</ul>`,
    ].join('')
  })

/** The contest's photos by votes, without names; each once, with its words in both languages. */
export function photosPage({ edition, photos }: Archived): string {
  const both = (text: Text, values = {}) =>
    escapeMarkup((['hi', 'en'] as const).map(language => fill(text, language, values)).join(' · '))
  const shown = photos.map(({ photo, file }, index) => {
    const { vote_count: count, width, height } = photo
    const votes = count === 1 ? both(fairTexts.oneVote) : both(fairTexts.votes, { count })
    const alt = both(fairTexts.photo, { number: index + 1 })
    return `<li><img src="${file}" width="${width}" height="${height}" loading="lazy" alt="${alt}"><span>${votes}</span></li>`
  })
  const head = (say: Say) =>
    [
      `<p><a href="index.html">${say(fairTexts.back)}</a></p><h1>${say(fairTexts.photos)}</h1>`,
      `<p>${say(fairTexts.photosNote, { count: photos.length })}</p>`,
    ].join('')
  return page(edition, head, `<ol class="photos">${shown.join('')}</ol>`)
}

const style = `body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#101c44;background:#fff}
main{max-width:60rem;margin:0 auto;padding:1rem}section+section{margin-top:2rem;border-top:2px solid #ccd}
a{color:#123c9c;display:inline-block;padding:.5rem 0}.photos{list-style:none;padding:0;display:grid;gap:1rem;
grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr))}img{width:100%;height:auto}
@media(prefers-color-scheme:dark){body{color:#eef;background:#0a1024}a{color:#a9c0ff}}`
