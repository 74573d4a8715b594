import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'wouter'
import { sayDay } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import style from './about.module.css'
import { type AboutPage, aboutPageIds } from './page-ids.ts'
import { PageList } from './page-list.tsx'
import { aboutPages, reviewedOn, writtenOn } from './pages.ts'
import { aboutPagesTexts } from './texts.ts'
import { written } from './written-page.tsx'

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
  sitemap: lazyPart(() => import('./site-map.tsx').then(part => part.SiteMap), true),
  'open-data': lazyPart(() => import('./open-data.tsx').then(part => part.OpenData), true),
}

/** `/about` and the pages below it: who makes the guide, what holds for it, and its data as files. */
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
      <Suspense fallback={<div className="page" aria-busy="true" />}>
        <Content />
      </Suspense>
      {id === 'about' ? <PageList /> : null}
      <p className={style.foot}>
        <span>{t('corporation')}</span>
        <br />
        <span>{t('written', { day: day(writtenOn) })}</span>{' '}
        <span>{reviewedOn ? t('reviewed', { day: day(reviewedOn) }) : t('notReviewed')}</span>
      </p>
    </Page>
  )
}
