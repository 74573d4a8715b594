import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { State } from '#ui/state.tsx'
import style from './entry.module.css'
import { texts } from './texts.ts'

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
