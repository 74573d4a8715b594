import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { defineTexts } from '#common/text.ts'
import type { Practice } from '../practice.ts'

export const texts = defineTexts({
  rehearsal: {
    en: 'Practice: nothing here is real',
    hi: 'अभ्यास: यहाँ कुछ भी असली नहीं है',
  },
  demo: {
    en: 'Demo: this is not the real guide.',
    hi: 'नमूना: यह असली गाइड नहीं है।',
  },
})

/** What every page of practice data carries: a band in both languages, the moved clock, and that search engines pass by. */
type PracticePages = {
  /** Hash of the inline script, for the content security policy. */
  scriptHash: string
  /** A page with its band; a service worker, which sends what waits while no page is open, with the moved clock alone. */
  mark: (text: string, file?: string) => string
}

export function practicePages({ kind, aheadMs }: Practice): PracticePages {
  // The app asks `Date` for the time in many places; here it answers with the moved one.
  const script = `{const Real=Date;globalThis.Date=class Date extends Real{constructor(...given){if(given.length)super(...given);else super(Real.now()+${aheadMs})}static now(){return Real.now()+${aheadMs}}}}`
  const { en, hi } = texts[kind]
  const style =
    'margin:0;padding:12px 16px 8px calc(16px + var(--rail, 0px));background:#ffd400;color:#1a1a1a;font:600 14px/1.4 sans-serif'
  // A striped edge stays in view where the words have scrolled away.
  const stripes = 'repeating-linear-gradient(45deg,#1a1a1a 0 10px,#ffd400 10px 20px)'
  const edge = `<div aria-hidden="true" style="position:fixed;z-index:2147483647;inset:0 0 auto;height:6px;background:${stripes};pointer-events:none"></div>`
  const band = `<p data-practice style="${style}"><span lang="hi">${hi}</span><br><span lang="en">${en}</span></p>${edge}`
  const head = `<meta name="robots" content="noindex"><script>${script}</script>`
  return {
    scriptHash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
    mark: (text, file) =>
      file === 'sw.js'
        ? `${script}\n${text}`
        : text.replace('<head>', `<head>${head}`).replace('<body>', `<body>${band}`),
  }
}

/** Answers tell the moved time, by which phones reckon the age of what they show. */
export function moveDates(app: FastifyInstance, { aheadMs }: Practice): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('date', new Date(Date.now() + aheadMs).toUTCString())
  })
}
