import { Link } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { aboutPageIds } from './page-ids.ts'
import { aboutPages } from './pages.ts'
import { aboutPagesTexts } from './texts.ts'

/** Links to the other pages about the guide. */
export function PageList() {
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
