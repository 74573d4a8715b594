// First, because the stylesheets below override their general rules.
import './print.css'
import './paper.css'
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Bands } from './bands.tsx'
import { EmergencySheets } from './emergency-sheet.tsx'
import { GuideSheets } from './guide-sheet.tsx'
import { PostSheets } from './post-sheets.tsx'
import { Posters } from './posters.tsx'
import { printTexts } from './texts.ts'

const choices = [
  { sheet: 'guide', title: 'guide', icon: 'i-route', use: 'guideUse', Sheets: GuideSheets },
  { sheet: 'emergency', title: 'danger', icon: 'i-warning', use: 'emergencyUse', Sheets: EmergencySheets },
  { sheet: 'posters', title: 'posters', icon: 'i-pin', use: 'postersUse', Sheets: Posters },
  { sheet: 'posts', title: 'posts', icon: 'i-pole', use: 'postsUse', Sheets: PostSheets },
  { sheet: 'bands', title: 'bands', icon: 'i-child', use: 'bandsUse', Sheets: Bands },
] as const satisfies readonly {
  sheet: string
  title: keyof typeof printTexts
  icon: IconName
  use: keyof typeof printTexts
  Sheets: ComponentType
}[]

/** `/print`: what can be printed; `/print/guide`, `/print/emergency` and so on: the sheets. */
export function PrintScreen({ params: { page } }: ScreenProps) {
  const t = useText(printTexts)
  const chosen = choices.find(choice => choice.sheet === page)
  if (chosen)
    return (
      <Page flow title={t(chosen.title)}>
        <chosen.Sheets />
      </Page>
    )
  return (
    <Page flow title={t('title')}>
      <div className="print-choices">
        <p className="pad">{t('lead')}</p>
        <ul className="list divided">
          {choices.map(({ sheet: id, title, icon, use }) => (
            <li key={id}>
              <Link href={paths.print(id)} className="print-choice">
                <Icon name={icon} size={32} />
                <span>
                  <b className="strong">{t(title)}</b>
                  <small className="sub">{t(use)}</small>
                </span>
                <Icon name="i-chevron" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}
