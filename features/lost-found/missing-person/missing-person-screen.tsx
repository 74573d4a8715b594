import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Page } from '#kit/web/page.tsx'
import { EmergencyCalls } from './emergency-calls.tsx'
import { useKeptPersons } from './kept-persons.ts'
import style from './missing-person.module.css'
import { PersonForm } from './person-form.tsx'
import { missingPersonTexts } from './texts.ts'

const List = lazyPart(() => import('./own-person-list.tsx').then(part => part.OwnPersonList))

/** The persons whom this phone reported, if any. */
function OwnPersons() {
  const kept = useKeptPersons()
  // After hydration, because the prerendered page has none.
  const [isUp, setUp] = useState(false)
  useEffect(() => setUp(true), [])
  return isUp && kept ? <List kept={kept} /> : null
}

/** `/missing-person`: the numbers first, then the private report to the control room (threats D6, §7.5). */
export function MissingPersonScreen() {
  const t = useText(missingPersonTexts)
  return (
    <Page flow>
      <div className={`stack ${style.first}`}>
        <p>{t('first')}</p>
        <EmergencyCalls />
      </div>
      <OwnPersons />
      <PersonForm />
    </Page>
  )
}
