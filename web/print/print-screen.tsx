import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Bands } from './bands.tsx'
import { GuideSheets } from './guide-sheet.tsx'
import { Posters } from './posters.tsx'
import './print.css'
import { texts } from './texts.ts'

const choices = [
  { sheet: 'guide', icon: 'i-route', use: 'guideUse' },
  { sheet: 'posters', icon: 'i-pin', use: 'postersUse' },
  { sheet: 'bands', icon: 'i-child', use: 'bandsUse' },
] as const satisfies readonly { sheet: string; icon: IconName; use: keyof typeof texts }[]

/** `/print`: what can be printed; `/print/guide`, `/print/posters` and `/print/bands`: the sheets themselves. */
export function Screen({ params: { page } }: ScreenProps) {
  const t = useText(texts)
  const chosen = choices.find(choice => choice.sheet === page)
  if (chosen)
    return (
      <Page flow className="printing" title={t(chosen.sheet)}>
        {chosen.sheet === 'guide' ? <GuideSheets /> : null}
        {chosen.sheet === 'posters' ? <Posters /> : null}
        {chosen.sheet === 'bands' ? <Bands /> : null}
      </Page>
    )
  return (
    <Page flow title={t('title')}>
      <div className="print-choices">
        <p>{t('lead')}</p>
        <ul className="list">
          {choices.map(({ sheet: id, icon, use }) => (
            <li key={id}>
              <Link href={paths.print(id)} className="print-choice">
                <Icon name={icon} size={32} />
                <span>
                  <b>{t(id)}</b>
                  <small>{t(use)}</small>
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
