import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { escapeMarkup } from '#common/escape-markup.ts'
import type { Language } from '#common/text.ts'
import { aboutTitles } from '#features/about/pages.ts'
import { firstAidTitles } from '#features/help/emergency-titles.ts'
import { LanguageProvider } from '#kit/web/language.tsx'
import { PrerenderedAtContext } from '#kit/web/now.ts'
import { paths } from '#kit/web/paths.ts'
import { PageDataContext } from '#kit/web/query.ts'
import type { PageData, PageFiles, PrerenderedPage } from '#kit/web/renderer.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { App } from './app.tsx'
import copy from './page/copy.js?raw'
import { describePage } from './page/descriptions.ts'
import end from './page/end.js?raw'
import { linkedData } from './page/linked-data.ts'
import start from './page/start.js?raw'
import { usedStyles, wideFrom } from './page/used-styles.ts'
import { type Prerendered, prerenderedPages } from './prerendered-pages.ts'
import { routeAt } from './route-at.ts'
import { staffAddresses } from './staff/addresses.ts'
import { wallAddresses } from './wall/addresses.ts'

/** The inline scripts: `start` and `end` in every page, `copy` in the guide as one file. The content policy allows these three hashes. */
export const inlineScripts = { start, end, copy }

// Titles of the About and emergency pages are kept out of Home's script.
const titles = { ...aboutTitles, ...firstAidTitles }
const titled = prerenderedPages.map(page => ({ ...page, title: titles[page.address] ?? page.title }))
const pageOf = new Map<string, Prerendered>(titled.map(page => [page.address, page]))

/** The data in every page at build time, for notices. A page whose queries still answer this need not be rendered again. */
export const asBuilt: Readonly<Record<string, unknown>> = { '/api/notices': { notices: [] } }

/** Every prerendered page. All except those for missing addresses include what is shown above every screen. */
export const pages: readonly PrerenderedPage[] = prerenderedPages.map(({ address, reads = [], rest }) => ({
  page: address,
  reads: address.endsWith('404') ? reads : [...Object.keys(asBuilt), ...reads],
  ...(rest && { rest }),
}))

export { guideFile } from './guide-file/guide-file.tsx'
export { offlineReads } from './offline-reads.ts'
export { screenFiles } from './prerendered-pages.ts'

// Their content is rendered on the phone.
const printSheets = [undefined, 'guide', 'emergency', 'posters', 'posts', 'bands'] as const

/** Addresses served as the empty shell. */
export const shells = async (): Promise<readonly string[]> => [
  ...(await staffAddresses()),
  ...printSheets.map(sheet => paths.print(sheet)),
  ...wallAddresses,
]

/** One address as HTML: one language in the root, the other in a template, with inline styles and its data as JSON. */
export async function renderPage(
  page: string,
  data: PageData,
  files: PageFiles,
  publicUrl = '',
  renderedAt = Date.now(),
): Promise<string> {
  const prerendered = pageOf.get(page)
  if (!prerendered) throw new Error(`there is no prerendered page for ${page}`)
  await routeAt(page).route.screen.preload()
  const [en, hi] = await Promise.all([body(page, 'en', data, renderedAt), body(page, 'hi', data, renderedAt)])
  const title = (language: Language) => `${prerendered.title[language]} · ${kitTexts.siteName[language]}`
  const about = describePage(page, prerendered.title)
  const screen = files.screens[page] ?? { scripts: [], css: files.css, styles: [] }
  // The inline styles are those that this page uses; the full stylesheets are loaded after the first paint.
  const needs = [...files.styles, ...screen.styles, ...screen.scripts].join(' ')
  const wide = [...files.styles, ...screen.styles].join(' ')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,viewport-fit=cover">',
    `<title>${escapeMarkup(title('en'))}</title>`,
    `<meta name="description" content="${escapeMarkup(about.en)}">`,
    '<meta name="theme-color" content="#101D50"><link rel="manifest" href="/manifest.webmanifest">',
    icons,
    `<meta property="og:title" content="${escapeMarkup(title('en'))}"><meta property="og:description" content="${escapeMarkup(about.en)}"><meta property="og:image" content="${publicUrl}/share/${prerendered.picture ?? 'home'}.jpg">`,
    // Canonical and language links need PUBLIC_URL. They make other addresses of a screen the same page for search engines.
    publicUrl && !page.endsWith('404') ? addressesOf(publicUrl + page) : '',
    `<style>${usedStyles(screen.css, seenAtFirst(en + hi), picturesIn(en))}.swap #root{display:none}</style>`,
    // After the styles, so that the stylesheets it loads for a wide window come after them.
    `<script data-wide="${wide}" data-wide-from="${wideFrom}">${inlineScripts.start}</script>`,
    linkedData(page, data, renderedAt),
    '</head><body>',
    `<div id="root" data-page="${escapeMarkup(page)}" data-rendered="${renderedAt}">${en}</div>`,
    `<template id="other-language" data-title="${escapeMarkup(title('hi'))}" data-about="${escapeMarkup(about.hi)}">${withoutPreloads(hi)}</template>`,
    `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<script id="page-end" data-entry="${files.entry}" data-older="${files.older}" data-needs="${needs}">${inlineScripts.end}</script>`,
    '</body></html>',
  ].join('')
}

/** The shell for addresses that are not prerendered, and for any address offline: styles and script only. */
export function renderShell(files: PageFiles): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,viewport-fit=cover">',
    `<title>${kitTexts.siteName.en}</title><meta name="theme-color" content="#101D50">`,
    `<link rel="manifest" href="/manifest.webmanifest">${icons}`,
    `<script>${inlineScripts.start}</script><style>${files.css}</style></head><body><div id="root"></div>`,
    `<script id="page-end" data-entry="${files.entry}" data-older="${files.older}" data-needs="">${inlineScripts.end}</script></body></html>`,
  ].join('')
}

// Without it a browser asks for /favicon.ico.
const icons =
  '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">'
// The canonical address has no language: it shows the reader's language, or English if unknown.
const addressesOf = (address: string) =>
  `<link rel="canonical" href="${address}"><link rel="alternate" hreflang="x-default" href="${address}">` +
  `<link rel="alternate" hreflang="en" href="${address}?lang=en"><link rel="alternate" hreflang="hi" href="${address}?lang=hi">`

async function body(page: string, language: Language, data: PageData, renderedAt: number): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <PageDataContext value={data}>
        <PrerenderedAtContext value={renderedAt}>
          <LanguageProvider initial={language}>
            <App at={page} />
          </LanguageProvider>
        </PrerenderedAtContext>
      </PageDataContext>
    </StrictMode>,
    // No progressive chunks, because React would insert large parts by inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** The SVG files that a page refers to, which inherit custom properties from its styles. */
const picturesIn = (html: string) =>
  Object.entries(pictures)
    .filter(([file]) => html.includes(`/${/([^/]+)\.svg$/.exec(file)?.[1]}-`))
    .map(([, svg]) => svg)
    .join('')
const pictures = import.meta.glob<string>(['../ui/**/*.svg', './**/*.svg', '../features/**/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Markup that can be seen before the full styles are loaded. That includes dialogs, which open at once, but not toasts. */
const seenAtFirst = (html: string) => html.replace(/<div class="toasts".*?<\/div><\/div>/gs, '')

/** Removes preloads, because the hidden language must not load anything. */
const withoutPreloads = (html: string) => html.replace(/<link rel="preload"[^>]*>/g, '')
