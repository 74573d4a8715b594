import { Suspense, useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Page } from '#kit/web/page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { texts } from './texts.ts'

const ComplaintDone = lazyPart(() => import('./complaint-done.tsx').then(part => part.ComplaintDone))
const NumberLookup = lazyPart(() => import('./number-lookup.tsx').then(part => part.NumberLookup))
type Part = 'write' | 'stands'

/**
 * `/complaints`: what is wrong and where, then the number to quote; beside it how one stands by its number. The number
 * may stand behind the address (`/complaints#1234567`), where no server's log sees it.
 */
export function Screen() {
  const t = useText(texts)
  const [part, setPart] = useState<Part>('write')
  const [sent, setSent] = useState<string>()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    const look = () => {
      const given = /^#(\d{7}|status)$/.exec(location.hash)?.[1]
      if (!given) return
      setPart('stands')
      if (given !== 'status') setAsked(given)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const tabs = [
    { id: 'write' as const, label: t('write') },
    { id: 'stands' as const, label: t('stands') },
  ]
  return (
    <Page title={t('title')} flow>
      <Tabs label={t('title')} tabs={tabs} selected={part} onSelect={setPart}>
        {part === 'stands' ? (
          <Suspense fallback={null}>
            <NumberLookup first={asked} />
          </Suspense>
        ) : sent ? (
          <Suspense fallback={null}>
            <ComplaintDone
              number={sent}
              onAnother={() => setSent(undefined)}
              onStatus={() => {
                setAsked(sent)
                setPart('stands')
              }}
            />
          </Suspense>
        ) : (
          <ComplaintForm onSent={setSent} />
        )}
      </Tabs>
    </Page>
  )
}
