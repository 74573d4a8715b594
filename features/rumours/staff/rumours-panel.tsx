import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import { asTyped } from '#common/one-language.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { showToast } from '#ui/toast.ts'
import type { rumoursContract, StaffRumour } from '../contract.ts'
import style from '../rumours.module.css'
import { rumoursTexts } from '../texts.ts'
import { VerdictMark } from '../verdict-mark.tsx'
import { type Draft, RumourForm } from './rumour-form.tsx'
import { rumoursStaffTexts } from './texts.ts'

const useAll = staffQueryHook<typeof rumoursContract>()
const call = staffClient<typeof rumoursContract>()
const allTexts = { ...rumoursTexts, ...rumoursStaffTexts }
const two = { en: '', hi: '' }
const empty: Draft = { verdict: 'checking', said: two, answer: two, office: two, is_shown: true }

/** Staff console: answers rumours and edits the answers. */
export function RumoursPanel() {
  const t = useText(allTexts)
  const { value, isLoading, refresh } = useAll('GET /api/rumours/all', {})
  const [draft, setDraft] = useState({ id: newId(), words: empty, of: undefined as StaffRumour | undefined })
  const { attempt, error, forget } = useAttempt()
  const startNew = () => setDraft({ id: newId(), words: empty, of: undefined })
  const send = async (words: Draft) => {
    const { id, of } = draft
    const refused = await attempt(async () => {
      if (of)
        await call('PUT /api/rumours/:id', { params: { id }, body: { ...words, updated_at: of.updated_at } })
      else await call('POST /api/rumours', { body: { id, ...words } })
      showToast(t('told'))
      startNew()
    })
    if (refused?.code === 'changed-meanwhile') {
      // Base the next attempt on their version.
      const { rumours } = await call('GET /api/rumours/all', {})
      const theirs = rumours.find(one => one.id === id)
      if (theirs) setDraft({ ...draft, of: theirs })
    }
    refresh()
  }
  const edit = (rumour: StaffRumour) => {
    const { verdict, said, answer, office, is_shown } = rumour
    forget()
    const typed = (text: Draft['said']) => asTyped(text, rumour.only)
    const words = { verdict, said: typed(said), answer: typed(answer), office: typed(office), is_shown }
    setDraft({ id: rumour.id, words, of: rumour })
    scrollTo(0, 0)
  }
  return (
    <>
      <RumourForm
        key={draft.id}
        words={draft.words}
        isChange={draft.of !== undefined}
        problem={error && t(error.code === 'changed-meanwhile' ? 'changedMeanwhile' : 'failed')}
        onSend={send}
        onCancel={startNew}
      />
      <section aria-labelledby="rumours-all">
        <h2 id="rumours-all" className={style.lead}>
          {t('list')}
        </h2>
        {value?.rumours.length === 0 ? <p className={style.none}>{t('none')}</p> : null}
        {value ? null : isLoading ? <Loading rows={2} /> : <p className={style.none}>{t('loadFailed')}</p>}
        <ul className="marked-list">
          {value?.rumours.map(rumour => (
            <Line key={rumour.id} rumour={rumour} onEdit={() => edit(rumour)} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Line({ rumour, onEdit }: { rumour: StaffRumour; onEdit: () => void }) {
  const t = useText(allTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { verdict, said, office, told_at, is_shown } = rumour
  const about = [say(office), sayDayTime(Date.parse(told_at), language), is_shown ? '' : t('hidden')]
  return (
    <li>
      <VerdictMark verdict={verdict} />
      <div>
        <h3>{t(verdict)}</h3>
        <p>{t('quoted', { said: say(said) })}</p>
        <p className="tiny">{about.filter(Boolean).join(' · ')}</p>
        <div>
          <button type="button" className="btn btn--line btn--s" onClick={onEdit}>
            {t('change')}
          </button>
        </div>
      </div>
    </li>
  )
}
