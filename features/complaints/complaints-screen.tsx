import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Page } from '#kit/web/page.tsx'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Tabs } from '#ui/tabs.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import type { Sent } from './complaint-kinds.ts'
import { complaintsTexts } from './texts.ts'

const ComplaintDone = lazyPart(() => import('./complaint-done.tsx').then(part => part.ComplaintDone))
const NumberLookup = lazyPart(() => import('./number-lookup.tsx').then(part => part.NumberLookup))
type Part = 'write' | 'status'

/**
 * `/complaints`: the form, then number and link of the complaint; in the second tab its status. The link carries a secret
 * in its fragment (`/complaints#1f0c…`), which is looked up at once; a fragment is in no server's log.
 */
export function ComplaintsScreen() {
  const t = useText(complaintsTexts)
  const [part, setPart] = useState<Part>('write')
  const [sent, setSent] = useState<Sent>()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    const look = () => {
      const given = /^#(\d{7}|[0-9a-f-]{36}|status)$/.exec(location.hash)?.[1]
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
          <NumberLookup first={asked} />
        ) : sent ? (
          <ComplaintDone
            complaint={sent}
            onAnother={() => setSent(undefined)}
            onStatus={() => {
              setAsked(sent.secret)
              setPart('status')
            }}
          />
        ) : (
          <ComplaintForm onSent={setSent} />
        )}
      </Tabs>
    </Page>
  )
}
