import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, useSearch } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.ts'
import type { virtualPoojaContract } from './contract.ts'
import { type Deity, deities, deityOf, pictureOf } from './deities.ts'
import css from './deity-choice.module.css'
import { deletePuja } from './saved-puja.ts'
import { virtualPoojaTexts } from './texts.ts'

const useSettings = queryHook<typeof virtualPoojaContract>()
// Load scene and sound in the background while the visitor chooses a deity.
const loadPooja = () => import('./pooja.tsx')
const Pooja = lazy(() => loadPooja().then(module => ({ default: module.Pooja })))

/** Virtual pooja: the choice of the deity, and the pooja itself (specification §2, §4). The address names the deity. */
export function VirtualPoojaScreen() {
  const deity = deityOf(new URLSearchParams(useSearch()).get('deity'))
  const { value: settings } = useSettings('GET /api/virtual-pooja', {})
  const before = useRef(deity)
  useEffect(() => {
    // Going back to the choice resets every step. A page's first render shows the choice too, but resets nothing.
    if (before.current && !deity) deletePuja()
    before.current = deity
    // If this load fails, choosing a deity tries again.
    loadPooja().catch(() => undefined)
  }, [deity])
  return (
    <div className={`${css.night} ${deity ? css.during : ''}`}>
      {deity ? (
        <Suspense fallback={<main aria-busy="true" />}>
          <Pooja key={deity.id} deity={deity} settings={settings} />
        </Suspense>
      ) : (
        <DeityChoice />
      )}
    </div>
  )
}

/** The choice of deities: Baba Garibnath, then the twelve jyotirlingas. */
function DeityChoice() {
  const t = useText(virtualPoojaTexts)
  const [first, ...others] = deities
  return (
    <Page flow className="wide">
      <div className={css.choice}>
        <p className={css.ask}>{t('choose')}</p>
        {first ? <Card deity={first} /> : null}
        <h2>{t('jyotirlingas')}</h2>
        <ul>
          {others.map(deity => (
            <li key={deity.id}>
              <Card deity={deity} />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}

/** A deity to choose. A tap deletes the saved pooja. */
function Card({ deity }: { deity: Deity }) {
  const say = useSay()
  return (
    <Link
      href={paths.virtualPooja(deity.id)}
      state={{ isFromChoice: true }}
      onClick={deletePuja}
      className={css.card}
    >
      <img
        src={pictureOf(deity)}
        alt=""
        width="320"
        height="240"
        loading={deity.id === 'default' ? 'eager' : 'lazy'}
      />
      <span>
        <b className="strong">{say(deity.name)}</b>
        <small>{say(deity.location)}</small>
      </span>
    </Link>
  )
}
