import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { sayDay } from '#common/fair-time.ts'
import type { Text } from '#common/text.ts'
import { facilityTypes } from '#content/facility-types.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import style from './about.module.css'
import { type AboutPage, aboutPageIds } from './page-ids.ts'
import { aboutPages, reviewedOn, writtenOn } from './pages.ts'
import { aboutPagesTexts } from './texts.ts'

/** The link in a slot of a written page; without a label it is named like its screen. */
const links: Readonly<Record<string, { label?: Text; to: string } | undefined>> = {
  openData: { label: aboutPages['open-data'], to: paths.about('open-data') },
  contacts: {
    label: facilityTypes['centralised-contact'].label,
    to: paths.facility('centralised-contact'),
  },
  complaints: { to: paths.complaints() },
  feedback: { to: paths.feedback() },
  missingPerson: { to: paths.missingPerson() },
}

const options = { forEver: true, meanwhile: <div className="page" aria-busy="true" /> }

/**
 * A page of plain text, loaded when it is opened. Each text is a paragraph, in the order of the file; a key that begins with
 * `head` makes a heading. A slot is a link named in links.ts.
 */
const written = (load: () => Promise<Readonly<Record<string, Text>>>) =>
  lazyPart(async () => {
    const texts = await load()
    return function WrittenPage() {
      const say = useSay()
      return (
        <div className={`band ${style.text}`}>
          {Object.entries(texts).map(([key, text]) =>
            key.startsWith('head') ? <h2 key={key}>{say(text)}</h2> : <p key={key}>{withLinks(say(text))}</p>,
          )}
        </div>
      )
    }
  }, options)

const withLinks = (text: string): ReactNode[] =>
  text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? <PageLink key={part} name={part} /> : withCalls(part)))

function PageLink({ name }: { name: string }) {
  const say = useSay()
  const { label, to } = links[name] ?? { to: paths.about() }
  const title = useScreenTitle(to)
  return (
    <Link href={to} className="tel">
      {label ? say(label) : title}
    </Link>
  )
}

const contents: Record<AboutPage, ComponentType> = {
  about: written(() => import('./about-texts.ts').then(module => module.aboutTexts)),
  contact: written(() => import('./contact-texts.ts').then(module => module.aboutContactTexts)),
  terms: written(() => import('./terms-texts.ts').then(module => module.aboutTermsTexts)),
  privacy: written(() => import('./privacy-texts.ts').then(module => module.aboutPrivacyTexts)),
  copyright: written(() => import('./copyright-texts.ts').then(module => module.aboutCopyrightTexts)),
  links: written(() => import('./links-texts.ts').then(module => module.aboutLinksTexts)),
  accessibility: written(() =>
    import('./accessibility-texts.ts').then(module => module.aboutAccessibilityTexts),
  ),
  sitemap: lazyPart(() => import('./site-map.tsx').then(part => part.SiteMap), options),
  'open-data': lazyPart(() => import('./open-data.tsx').then(part => part.OpenData), options),
}

/** `/about` and the pages below it: who makes the guide, its terms, and its data as files. */
export function AboutScreen() {
  const [address] = useLocation()
  const { language } = useLanguage()
  const t = useText(aboutPagesTexts)
  const say = useSay()
  const id = aboutPageIds.find(page => paths.about(page) === address.replace(/\/$/, '')) ?? 'about'
  const Content = contents[id]
  const day = (date: string) => sayDay(Date.parse(date), language, 'long')
  return (
    <Page title={say(aboutPages[id])}>
      <Content />
      {id === 'about' ? <PageList /> : null}
      <p className={`sub ${style.foot}`}>
        <span>{t('corporation')}</span>
        <br />
        <span>{t('written', { day: day(writtenOn) })}</span>{' '}
        <span>{reviewedOn ? t('reviewed', { day: day(reviewedOn) }) : t('notReviewed')}</span>
      </p>
    </Page>
  )
}

/** Links to the other pages about the guide. */
function PageList() {
  const t = useText(aboutPagesTexts)
  const say = useSay()
  return (
    <nav aria-labelledby="about-pages">
      <div className="sec">
        <h2 id="about-pages">{t('pages')}</h2>
      </div>
      <ul className="list">
        {aboutPageIds
          .filter(id => id !== 'about')
          .map(id => (
            <li key={id}>
              <Link href={paths.about(id)} className="row">
                <Icon name="i-chevron" />
                <span>{say(aboutPages[id])}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
