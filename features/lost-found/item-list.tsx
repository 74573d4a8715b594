import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Chips } from '#ui/chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import type { Item } from './contract.ts'
import { type Filter, filterItems } from './filter-items.ts'
import { ItemCards } from './item-card.tsx'
import { type ItemType, itemKinds, kindNames } from './item-kinds.ts'
import style from './lost-found.module.css'
import { lostFoundTexts } from './texts.ts'
import '#ui/fields.css'

/** Cards rendered at once. */
const atOnce = 8

/** The things of one type, with search and filter. An empty list says what to do. */
export function ItemList({ type, items }: { type: ItemType; items: readonly Item[] }) {
  const t = useText(lostFoundTexts)
  const say = useSay()
  const [kind, setKind] = useState<Filter['kind']>('all')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    // Text typed before hydration: React leaves it in the field but does not read it.
    setText(field.current?.value ?? '')
  }, [])
  const ofType = items.filter(item => item.type === type)
  const matching = useMemo(() => filterItems(items, { type, kind, words: text }), [items, type, kind, text])
  // The first screenful is rendered at once; the rest follows in pieces, while the phone keeps scrolling and responding to taps.
  // Deferred is the list itself, not its length: a new thing on top would otherwise remove the last card for a moment, with its
  // focus and the number shown on it.
  const shown = useDeferredValue(matching, matching.slice(0, atOnce))
  if (ofType.length === 0)
    return (
      <State icon="i-lost" title={t(`none${type}`)}>
        <p className="sub">{t(`first${type}`)}</p>
        <Link href={paths.lostFound('submit')} state={{ type }} className="btn btn--main">
          <Icon name="i-plus" />
          {t('submitItem')}
        </Link>
      </State>
    )
  return (
    <>
      <div className={style.tools}>
        <input
          type="search"
          className="in"
          aria-label={t('search')}
          placeholder={t('search')}
          ref={field}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Chips
          label={t('kinds')}
          choices={(['all', ...itemKinds] as const).map(id => ({
            id,
            label: id === 'all' ? t(id) : say(kindNames[id]),
          }))}
          selected={kind}
          onSelect={setKind}
        />
      </div>
      {shown.length === 0 ? (
        <State icon="i-search" title={t('noMatch')}>
          <button
            type="button"
            className="btn btn--line"
            onClick={() => {
              setKind('all')
              setText('')
            }}
          >
            {t('showAll')}
          </button>
        </State>
      ) : (
        <ItemCards items={shown} />
      )}
    </>
  )
}
