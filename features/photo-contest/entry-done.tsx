import { useEffect, useRef } from 'react'
import { useText } from '#web/kit/language.tsx'
import { Link } from '#web/kit/router.tsx'
import { paths } from '#web/paths.ts'
import { State } from '#web/ui/state.tsx'
import style from './contest.module.css'
import { texts } from './entry-texts.ts'

/** Said for two seconds before home: it worked, and here it is. */
export function Done({ id }: { id: string }) {
  const t = useText(texts)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div role="status" className={style.done}>
      <State icon="i-check" title={t('done')}>
        <p>{t('doneUse')}</p>
        <Link ref={link} href={paths.gallery(id)} className="btn btn--main">
          {t('seeIt')}
        </Link>
      </State>
    </div>
  )
}
