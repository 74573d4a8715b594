import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Done } from './entry-done.tsx'
import { EntryForm } from './entry-form.tsx'
import { texts } from './texts.ts'

const homeAfterMs = 2000 // specification §4

/** The entry form: a photo, who took it, how to reach them for the prize (specification §2). */
export function Screen() {
  const t = useText(texts)
  const [entered, setEntered] = useState<string>()
  const [, navigate] = useLocation()
  const leave = useRef(() => {})
  leave.current = () => navigate(paths.home())
  useEffect(() => {
    if (!entered) return
    const timer = setTimeout(() => leave.current(), homeAfterMs)
    return () => clearTimeout(timer)
  }, [entered])
  return (
    <Page title={t('contest')} flow>
      {entered ? <Done id={entered} /> : <EntryForm onEntered={setEntered} />}
    </Page>
  )
}
