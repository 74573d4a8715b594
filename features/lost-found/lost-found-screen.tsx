import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Age } from '#kit/web/age.tsx'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { NotLoaded } from '#kit/web/load-state.tsx'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { type ItemType, itemTypes } from './item-kinds.ts'
import { ItemList } from './item-list.tsx'
import style from './lost-found.module.css'
import { hasReported } from './own/own-ids.ts'
import type { OwnItemsProps } from './own/own-item-list.tsx'
import { lostFoundTexts } from './texts.ts'
import { useItems } from './use-items.ts'

const OwnItemList = lazyPart(() => import('./own/own-item-list.tsx').then(part => part.OwnItemList))

/** What this phone reported, where it reported anything. */
function OwnItems(props: OwnItemsProps) {
  const [hasSome, setSome] = useState(false)
  useEffect(() => setSome(hasReported()), [])
  return hasSome ? <OwnItemList {...props} /> : null
}

/** `/lost-found`: two tabs with counts; the header leads to the form (specification §2). */
export function LostFoundScreen() {
  const t = useText(lostFoundTexts)
  const list = useItems()
  const [type, setType] = useState<ItemType>('Lost')
  // The tab to open, as after a report.
  useEffect(() => setType(cameFor()), [])
  const loaded = list.items.filter(item => item.type === type).length
  return (
    <Page
      className="wide"
      keys={
        <Link href={paths.lostFound('submit')} state={{ type }} className="btn btn--main btn--s">
          <Icon name="i-plus" size={20} />
          {t('submit')}
        </Link>
      }
    >
      <Link href={paths.missingPerson()} className="row">
        <Icon name="i-user" />
        <span>{t('missingPerson')}</span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
      <Link href={paths.looksLost()} className="row">
        <Icon name="i-child" />
        <span>{t('looksLost')}</span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
      <Waiting
        kind="lost-found"
        say={item => String(item.fields.description || item.fields.name)}
        onSent={list.refresh}
      />
      <OwnItems items={list.items} keptAt={list.error ? list.savedAt : undefined} onChange={list.refresh} />
      <Tabs
        label={t('types')}
        tabs={itemTypes.map(id => ({
          id, // A count is said when it is known.
          label: list.value ? t(id, { n: list.counts[id] }) : t(`tab${id}`),
        }))}
        selected={type}
        onSelect={setType}
      >
        {list.error && list.value ? <Note kind="warn" title={t('notRefreshed')} live="status" /> : null}
        {list.error ? <Age at={list.savedAt} /> : null}
        {list.value ? (
          <ItemList key={type} type={type} items={list.items} />
        ) : (
          <NotLoaded query={list} failed={t('failed')} />
        )}
        {list.counts[type] > loaded && loaded > 0 ? (
          <div className={style.older}>
            <button
              type="button"
              className="btn btn--line btn--block"
              disabled={list.isAsking}
              onClick={() => list.loadOlder(type)}
            >
              {t('older')}
            </button>
          </div>
        ) : null}
      </Tabs>
    </Page>
  )
}

function cameFor(): ItemType {
  const asked = (history.state as { type?: unknown } | null)?.type
  return asked === 'Found' ? 'Found' : 'Lost'
}
