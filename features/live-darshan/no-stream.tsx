import { nextAarti } from '#common/fair-time.ts'
import { streamSearchUrl } from '#content/links.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.ts'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { aartis } from './aarti-times.tsx'
import css from './live-darshan.module.css'
import { liveDarshanTexts } from './texts.ts'

/** Shown while nothing is streamed, with the time of the next aarti. */
export function NoStream() {
  const t = useText(liveDarshanTexts)
  const { language } = useLanguage()
  const now = useNow()
  const known = now === undefined ? undefined : aartis.find(({ hour }) => hour === nextAarti(now))
  // A prerendered page does not know the time. The line is invisible but keeps its space, so that nothing moves later.
  const next = known ?? aartis[0]
  return (
    <section className={css.none}>
      <img src="/art/darshan.svg" alt="" width="328" height="150" />
      <h2>{t('none')}</h2>
      {next ? (
        <p className={known ? undefined : css.unknown}>{t('noneUse', { time: next.time[language] })}</p>
      ) : null}
      <OutsideLink href={streamSearchUrl} className="btn btn--line">
        <span>{t('noneSearch')}</span>
      </OutsideLink>
    </section>
  )
}
