import { type ComponentType, type FormEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { isBlank } from '#common/invisible.ts'
import type { Text } from '#common/text.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { opens } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { voiceSearchTexts } from './texts.ts'
import style from './voice-search.module.css'
import '#ui/fields.css'

type Props = {
  /** Shows the results for a phrase, or everything for ''. */
  Results: ComponentType<{ phrase: string }>
  /** Links in the prerendered page, which has no results. */
  links: readonly { to: string; icon: IconName; label: Text }[]
}

/** `/search`. Results are loaded after the input, because their script contains all keyword lists. */
export function SearchScreen({ Results, links }: Props) {
  const t = useText(voiceSearchTexts)
  const [typed, setTyped] = useState('')
  const phrase = useDeferredValue(typed)
  const box = useRef<HTMLInputElement>(null)
  // The prerendered page has links in place of results. After hydration, show the results for the phrase in the address, if any.
  const first = useRef('')
  const [isWritten, setWritten] = useState(true)
  useEffect(() => {
    setWritten(false)
    first.current = box.current?.value || (new URLSearchParams(location.search).get('q') ?? '')
    if (first.current) setTyped(first.current)
    box.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!phrase && first.current) return
    first.current = ''
    const query = isBlank(phrase) ? '' : `?q=${encodeURIComponent(phrase.trim())}`
    history.replaceState(history.state, '', location.pathname + query)
  }, [phrase])

  return (
    <Page>
      <search>
        <form
          className={`field ${style.bar}`}
          noValidate
          onSubmit={(event: FormEvent) => event.preventDefault()}
        >
          <label htmlFor="search">
            <span>{t('searchLabel')}</span>
          </label>
          <div className={style.box}>
            <input
              ref={box}
              id="search"
              className="in"
              type="search"
              value={typed}
              maxLength={100}
              placeholder={t('typeHint')}
              enterKeyHint="search"
              autoComplete="off"
              onChange={event => setTyped(event.target.value)}
            />
            <button type="button" className="btn btn--line" aria-label={t('speak')} {...opens('nandi')}>
              <Icon name="i-mic" />
            </button>
          </div>
        </form>
      </search>
      {isWritten ? <SearchLinks links={links} /> : <Results phrase={phrase} />}
    </Page>
  )
}

/** Shown until the results are loaded. */
export function SearchLinks({ links }: Pick<Props, 'links'>) {
  const t = useText(voiceSearchTexts)
  const say = useSay()
  return (
    <section>
      <h2 className={style.group}>{t('everything')}</h2>
      <ul className="list">
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <Link href={to} className="row">
              <Icon name={icon} />
              <span>{say(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
