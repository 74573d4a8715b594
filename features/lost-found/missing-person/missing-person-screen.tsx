import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { EmergencyCalls } from './emergency-calls.tsx'
import style from './missing-person.module.css'
import { OwnPersons } from './own-persons.tsx'
import { PersonForm } from './person-form.tsx'
import { missingPersonTexts } from './texts.ts'

/** `/missing-person`: the numbers first, then the private report to the control room (threats D6, §7.5). */
export function MissingPersonScreen() {
  const t = useText(missingPersonTexts)
  return (
    <Page flow>
      <div className={style.first}>
        <p>{t('first')}</p>
        <EmergencyCalls />
      </div>
      <OwnPersons />
      <PersonForm />
    </Page>
  )
}
