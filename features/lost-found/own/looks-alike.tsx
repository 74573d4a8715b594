import { Suspense, useState } from 'react'
import { Age } from '#kit/web/age.tsx'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useNow } from '#kit/web/now.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import type { Item } from '../contract.ts'
import { ItemCard, useItemName } from '../item-card.tsx'
import list from '../lost-found.module.css'
import { ownItemsTexts } from './texts.ts'

const Viewer = lazyPart(() => import('../viewer.tsx').then(part => part.Viewer))
/** `keptAt`: when the list was loaded (ms), where it is a kept one. */
type Props = { own: Item; alike: readonly Item[]; keptAt: number | undefined }

/** Things that look like an own one, as the list shows them to everybody. */
export function LooksAlike({ own, alike, keptAt }: Props) {
  const t = useText(ownItemsTexts)
  const now = useNow() ?? serverNow()
  const nameOf = useItemName()
  const [enlarged, setEnlarged] = useState<Item>()
  return (
    <>
      <p>{t(own.type === 'Lost' ? 'alikeFound' : 'alikeLost')}</p>
      <ul className={list.items}>
        {alike.map(item => (
          <ItemCard key={item.id} item={item} now={now} onEnlarge={() => setEnlarged(item)} />
        ))}
      </ul>
      {keptAt ? <Age at={keptAt} /> : null}
      {enlarged ? (
        <Suspense fallback={null}>
          <Viewer item={enlarged} what={nameOf(enlarged)} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
