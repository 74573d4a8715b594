import { renderToStaticMarkup } from 'react-dom/server'
import { fairDate, sayDay } from '#common/fair-time.ts'
import { type Language, languages } from '#common/text.ts'
import type { ContactList } from '#features/contacts/contract.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import type { StaffSchedules } from '#features/events/contract.ts'
import type { FacilityList } from '#features/facilities/contract.ts'
import type { MelaRoute } from '#features/mela-route/contract.ts'
import type { PageData } from '#kit/web/renderer.ts'
import sprite from '#ui/sprite.svg?raw'
import tokens from '#ui/tokens.css?inline'
import masthead from '../../features/home/masthead.svg?raw'
import copyScript from '../page/copy.js?raw'
import { usedStyles } from '../page/used-styles.ts'
import style from './guide-file.css?inline'
import { Guide, type GuideRows } from './guide-sections.tsx'
import { guideFileTexts } from './texts.ts'

/** The public queries whose answers the file contains. Short-lived ones, such as crowd levels, are left out. */
const reads = [
  '/api/facilities',
  '/api/contacts',
  '/api/crowd-status',
  '/api/events',
  '/api/mela-route',
] as const

/**
 * The whole guide as one HTML file that needs no network, server or script, for people to pass on. `at`: when it was made (ms).
 * `publicUrl`: where to get a newer one; '' if unknown.
 */
export const guideFile = { reads, render }

function render(answers: PageData, at: number, publicUrl = ''): string {
  const answer = <T,>(url: (typeof reads)[number]) => answers[url]?.value as T | undefined
  const rows: GuideRows = {
    places: answer<FacilityList>('/api/facilities')?.facilities ?? [],
    contacts: answer<ContactList>('/api/contacts')?.contacts ?? [],
    crowdPlaces: answer<CrowdStatus>('/api/crowd-status')?.places ?? [],
    schedules: answer<StaffSchedules>('/api/events'),
    waypoints: answer<MelaRoute>('/api/mela-route')?.waypoints ?? [],
    line: answer<MelaRoute>('/api/mela-route')?.line,
  }
  const body = renderToStaticMarkup(
    <main>
      <input type="radio" name="language" id="hi" className="choice" defaultChecked />
      <input type="radio" name="language" id="en" className="choice" />
      <div className="keys">
        <label htmlFor="hi" lang="hi">
          हिंदी
        </label>
        <label htmlFor="en" lang="en">
          English
        </label>
      </div>
      <header className="mast">
        {languages.map(language => (
          <Head key={language} language={language} at={at} publicUrl={publicUrl} />
        ))}
      </header>
      <div className="parts">
        {languages.map(language => (
          <div key={language} lang={language}>
            <Guide rows={rows} language={language} at={at} />
          </div>
        ))}
      </div>
    </main>,
  )
  const names = new Set([...body.matchAll(/href="#([ilm]-[\w-]+)"/g)].map(([, name = '']) => name))
  const icons = [...names].map(symbolOf).join('')
  return [
    `<!doctype html><html lang="hi" data-made="${at}" data-day="${fairDate(at)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,viewport-fit=cover">',
    `<title>${guideFileTexts.title.hi} · ${guideFileTexts.title.en}</title>`,
    // Search engines should index the guide itself instead.
    `<meta name="robots" content="noindex"><style>${usedStyles(theme + style, body, icons)}</style></head><body>`,
    `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${icons}</svg>`,
    body.replace('<header class="mast">', open => open + skyline),
    `<script>${copyScript}</script></body></html>`,
  ].join('')
}

/** The tokens without what the app's script sets; the dark colours follow the phone's own choice. */
const theme = tokens
  .replace(/\[data-theme="?dark"?\]\s*(\{[^}]*\})/, '@media (prefers-color-scheme:dark){:root$1}')
  .replace(/(\[data-[^\]]*\])+\s*\{[^}]*\}/g, '')

const symbolOf = (name: string) => new RegExp(`<symbol id="${name}".*?</symbol>`, 's').exec(sprite)?.[0] ?? ''

/** The drawing above Home. Its symbols keep their ids, which nothing else in the file uses. */
const skyline = masthead.replace(
  /^<svg[^>]*>/,
  '<svg viewBox="-2240 0 2600 268" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">',
)

function Head({ language, at, publicUrl }: { language: Language; at: number; publicUrl: string }) {
  const address = publicUrl && `${publicUrl}/guide.html`
  return (
    <div lang={language}>
      <h1>{guideFileTexts.title[language]}</h1>
      <p>
        <strong>{guideFileTexts.edition[language].replace('{day}', sayDay(at, language, 'long'))}</strong>
      </p>
      <p>{guideFileTexts.lead[language]}</p>
      {address ? (
        <p>
          {guideFileTexts.newest[language]} <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
        </p>
      ) : null}
      <p
        className="age"
        role="status"
        hidden
        data-one={guideFileTexts.ageOne[language]}
        data-many={guideFileTexts.ageMany[language]}
      />
    </div>
  )
}
