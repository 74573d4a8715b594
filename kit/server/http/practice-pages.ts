import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { defineTexts } from '#common/text.ts'
import type { Practice } from '../practice.ts'

const texts = defineTexts({
  rehearsal: {
    en: 'Practice: nothing here is real',
    hi: 'अभ्यास: यहाँ कुछ भी असली नहीं है',
  },
  demo: {
    en: 'Demo: this is not the real guide.',
    hi: 'नमूना: यह असली गाइड नहीं है।',
  },
})

/**
 * What every page of practice data carries: a banner in both languages, the moved clock, and a request to search engines not to
 * index it.
 */
type PracticePages = {
  /** Hash of the inline script, for the content security policy. */
  scriptHash: string
  /** A page gets the banner and the moved clock; a service worker, which sends what waits while no page is open, only the moved clock. */
  mark: (text: string, file?: string) => string
}

export function practicePages({ kind, aheadMs }: Practice): PracticePages {
  // The app asks `Date` for the time in many places; this makes it answer with the moved time.
  const script = `{const Real=Date;globalThis.Date=class Date extends Real{constructor(...given){if(given.length)super(...given);else super(Real.now()+${aheadMs})}static now(){return Real.now()+${aheadMs}}}}`
  const { en, hi } = texts[kind]
  const style =
    'margin:0;padding:12px 16px 8px calc(16px + var(--rail, 0px));background:#ffd400;color:#1a1a1a;font:600 14px/1.4 sans-serif'
  // A striped edge that stays in view when the words have scrolled away.
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

/** The Date header carries the moved time, by which phones calculate the age of what they show. */
export function moveDates(app: FastifyInstance, { aheadMs }: Practice): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('date', new Date(Date.now() + aheadMs).toUTCString())
  })
}
