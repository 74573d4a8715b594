import { Link } from 'wouter'
import { type Chapter, chapters } from '#content/history.ts'
import { BilingualText } from '#kit/web/bilingual-text.tsx'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import style from './history.module.css'
import { historyTexts } from './texts.ts'

/** `/history`: the story of the temple and the fair in Hindi; readers of English see a translation beside it. */
export function HistoryScreen() {
  const t = useText(historyTexts)
  return (
    <Page>
      <img className={style.picture} src="/art/history.svg" alt={t('picture')} width="480" height="320" />
      {chapters.map(chapter => (
        <Part key={chapter.id} chapter={chapter} />
      ))}
      <div className={style.end}>
        <Link href={paths.events()} className="btn btn--main btn--block">
          <Icon name="i-calendar" />
          {t('toEvents')}
        </Link>
      </div>
    </Page>
  )
}

function Part({ chapter }: { chapter: Chapter }) {
  const t = useText(historyTexts)
  return (
    <section className={`band ${style.part}`} aria-labelledby={chapter.id}>
      <h2 id={chapter.id}>
        <BilingualText text={chapter.title} />
      </h2>
      {chapter.tradition ? (
        <p className={style.tradition}>
          <Icon name="m-om" size={20} />
          {t('tradition')}
        </p>
      ) : null}
      {chapter.paragraphs.map(paragraph => (
        <BilingualText key={paragraph.en} text={paragraph} as="p" />
      ))}
    </section>
  )
}
