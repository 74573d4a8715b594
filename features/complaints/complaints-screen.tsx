import { Suspense, useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Page } from '#kit/web/page.tsx'
import { useScreenTitle } from '#kit/web/titles.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { texts } from './texts.ts'

const ComplaintDone = lazyPart(() => import('./complaint-done.tsx').then(part => part.ComplaintDone))
const NumberLookup = lazyPart(() => import('./number-lookup.tsx').then(part => part.NumberLookup))
type Part = 'write' | 'status'

/**
 * `/complaints`: the form, then the number of the complaint; in the second tab the status by its number. A number in the
 * fragment of the address (`/complaints#1234567`) is looked up at once; a fragment is never sent to a server.
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
      setPart('status')
      if (given !== 'status') setAsked(given)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const tabs = [
    { id: 'write' as const, label: t('write') },
    { id: 'status' as const, label: t('status') },
  ]
  return (
    <Page flow>
      <Tabs label={useScreenTitle()} tabs={tabs} selected={part} onSelect={setPart}>
        {part === 'status' ? (
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
                setPart('status')
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
