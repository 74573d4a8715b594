import { nextAarti } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.tsx'
import css from './live-darshan.module.css'
import { aartis } from './schedule.ts'
import { texts } from './texts.ts'

/** Nothing is streamed: said plainly, with the time at which it is worth coming back. */
export function NoStream() {
  const t = useText(texts)
  const { language } = useLanguage()
  const now = useNow()
  const known = now === undefined ? undefined : aartis.find(({ hour }) => hour === nextAarti(now))
  // The written page knows no hour; the line keeps its place, so that nothing moves when it does.
  const next = known ?? aartis[0]
  return (
    <section className={css.none}>
      <img src="/art/darshan.svg" alt="" width="328" height="150" />
      <h2>{t('none')}</h2>
      {next ? (
        <p className={known ? undefined : css.unknown}>{t('noneUse', { time: next.time[language] })}</p>
      ) : null}
    </section>
  )
}
