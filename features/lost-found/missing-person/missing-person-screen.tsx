import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { Call } from '#ui/call.tsx'
import { Note } from '#ui/note.tsx'
import style from '../person/person.module.css'
import { PersonForm } from './person-form.tsx'
import { texts } from './texts.ts'

/** `/missing-person`: the numbers first, then the private report to the control room (threats D6, §7.5). */
export function Screen() {
  const t = useText(texts)
  const [done, setDone] = useState<'sent' | 'waiting'>()
  return (
    <Page title={t('title')} flow>
      <div className={style.first}>
        <p>{t('first')}</p>
        <Call icon="i-warning" label={t('police')} number="112" emergency />
        <Call icon="i-user" label={t('children')} number="1098" />
        <Call icon="i-control" label={t('controlRoom')} number="155304" />
      </div>
      {done === 'sent' ? (
        <Note kind="ok" title={t('doneTitle')} live="status">
          <span>{t('done')}</span>
        </Note>
      ) : null}
      {done === 'waiting' ? (
        <Note kind="warn" title={t('keptTitle')} live="alert">
          <span>{t('kept')}</span>
        </Note>
      ) : null}
      {done === 'sent' ? null : <PersonForm isKept={done === 'waiting'} onDone={setDone} />}
    </Page>
  )
}
