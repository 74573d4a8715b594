import { useState } from 'react'
import type { Language } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Chips } from '#ui/chips.tsx'
import './booklet.css'
import { foldedOrder, pagesOf } from './booklet-pages.tsx'
import { texts } from './booklet-texts.ts'
import { PrintBar } from './print-bar.tsx'
import type { Lists } from './use-lists.tsx'
import { WithLists } from './with-lists.tsx'

/** `/print/booklet`: the guide as pages of A5, two on each side of A4, to be folded or cut. */
export const Booklet = () => <WithLists>{lists => <Shown lists={lists} />}</WithLists>

function Shown({ lists }: { lists: Lists }) {
  const t = useText(texts)
  const { language: own } = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [order, setOrder] = useState<'folded' | 'plain'>('folded')
  const pages = pagesOf(lists, language)
  const numbers = order === 'folded' ? foldedOrder(pages.length) : pages.map((_, index) => index)
  const sides = Array.from({ length: numbers.length / 2 }, (_, side) => numbers.slice(side * 2, side * 2 + 2))
  return (
    <>
      <PrintBar sheets={sides.length / 2}>
        <Chips<Language>
          label={t('language')}
          choices={[
            { id: 'hi', label: t('hindi') },
            { id: 'en', label: t('english') },
          ]}
          selected={language}
          onSelect={setLanguage}
        />
        <Chips<'folded' | 'plain'>
          label={t('order')}
          choices={[
            { id: 'folded', label: t('folded') },
            { id: 'plain', label: t('plain') },
          ]}
          selected={order}
          onSelect={setOrder}
        />
        <p className="tiny">{t(order === 'folded' ? 'foldUse' : 'plainUse')}</p>
      </PrintBar>
      <div className="papers">
        {sides.map(side => (
          <article key={side.join()} className="paper paper--booklet" lang={language}>
            {side.map(page => (
              <div key={page} className="leaf" data-page={page + 1}>
                {pages[page]}
                <footer>{page + 1}</footer>
              </div>
            ))}
          </article>
        ))}
      </div>
    </>
  )
}
