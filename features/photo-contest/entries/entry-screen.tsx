import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { State } from '#ui/state.tsx'
import style from './entry.module.css'
import { EntryForm } from './entry-form.tsx'
import { contestEntryTexts } from './texts.ts'

const homeAfterMs = 2000 // specification §4

/** The photo contest's form; after an entry, a confirmation for two seconds, then Home (specification §2). */
export function ContestEntryScreen() {
  const [entered, setEntered] = useState<string>()
  const [, navigate] = useLocation()
  const leave = useRef(() => {})
  leave.current = () => navigate(paths.home())
  useEffect(() => {
    if (!entered) return
    const timer = setTimeout(() => leave.current(), homeAfterMs)
    return () => clearTimeout(timer)
  }, [entered])
  return <Page flow>{entered ? <Done id={entered} /> : <EntryForm onEntered={setEntered} />}</Page>
}

/** Says that the photo was entered, with a link to it. */
function Done({ id }: { id: string }) {
  const t = useText(contestEntryTexts)
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
