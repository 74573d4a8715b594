import { sayAgo } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Head } from './contract.ts'
import { homeTexts } from './home-texts.ts'
import style from './queue.module.css'
import { queueTexts } from './texts.ts'
import { knownAt } from './waiting.ts'
import { useSayPlace } from './words.ts'

const allTexts = { ...queueTexts, ...homeTexts }

/** Where the first dak bam (pilgrims who walk without stopping) are. */
export function DakBam({ head, now }: { head: Head | null; now: number | undefined }) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  const sayPlace = useSayPlace()
  const known = knownAt(head, now ?? 0)
  const ago = known.is === 'none' || !now ? '' : sayAgo(known.age, language)
  return (
    <section className={`band ${style.part}`}>
      <h2>{t('dakBam')}</h2>
      {known.is === 'known' ? (
        <>
          <p className={style.tail}>{t('headAt', { place: sayPlace(known.told.place) })}</p>
          {ago ? (
            <p className={`sub ${style.age}`}>
              <Icon name="i-clock" size={20} />
              <time dateTime={known.told.told_at}>{t('told', { ago })}</time>
            </p>
          ) : null}
        </>
      ) : (
        <>
          <p className={`sub ${style.age}`}>
            <Icon name="l-none" size={20} />
            {t('notKnown')}
          </p>
          <p className="tiny">
            {known.is === 'old' && ago
              ? t('headOld', { ago, place: sayPlace(known.told.place) })
              : t('headNone')}
          </p>
        </>
      )}
      <p className="tiny">{t('dakBamUse')}</p>
    </section>
  )
}
