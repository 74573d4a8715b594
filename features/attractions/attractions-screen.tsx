import { useContext } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { attractions } from '#content/attractions.ts'
import { BilingualText } from '#kit/web/bilingual-text.tsx'
import { useNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { TitlesContext } from '#kit/web/titles.ts'
import { AttractionCard } from './attraction-card.tsx'
import style from './attractions.module.css'
import { attractionsTexts } from './texts.ts'

/** `/attractions`. The specification gives the texts in Hindi; readers of English see an English translation beside them. */
export function AttractionsScreen() {
  const { here: title } = useContext(TitlesContext)
  // The prerendered page has the first attractions only, to stay small; the script adds the rest.
  const isWritten = useNow() === undefined
  return (
    <Page className="wide" heading={<BilingualText text={title} />} onBack={() => navigate(paths.home())}>
      <div className={style.welcome}>
        <h2>
          <BilingualText text={attractionsTexts.welcome} />
        </h2>
        <BilingualText as="p" text={attractionsTexts.invitation} />
      </div>
      <ul className={style.cards}>
        {attractions.slice(0, isWritten ? 4 : undefined).map(attraction => (
          <AttractionCard key={attraction.id} attraction={attraction} />
        ))}
      </ul>
    </Page>
  )
}
