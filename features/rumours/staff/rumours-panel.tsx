import { type FormEvent, type ReactNode, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { asTyped } from '#common/one-language.ts'
import type { ApiError } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useDrafts } from '#kit/web/staff/drafts.ts'
import { CheckField, ChoiceField } from '#kit/web/staff/fields.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { UnsentDrafts } from '#kit/web/staff/unsent-drafts.tsx'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { begunIn, missingIn } from '../begun.ts'
import type { rumoursContract, StaffRumour } from '../contract.ts'
import style from '../rumours.module.css'
import { rumoursTexts } from '../texts.ts'
import { VerdictMark } from '../verdict-mark.tsx'
import { longestAnswer, longestOffice, longestSaid, type Verdict, verdicts } from '../verdicts.ts'
import { newDraft, rumourDrafts, type Words } from './drafts.ts'
import { rumoursStaffTexts } from './texts.ts'

const useAll = staffQueryHook<typeof rumoursContract>()
const call = staffClient<typeof rumoursContract>()
const allTexts = { ...rumoursTexts, ...rumoursStaffTexts }

/** Staff console: answers rumours and edits the answers. */
export function RumoursPanel() {
  const t = useText(allTexts)
  const query = useAll('GET /api/rumours/all', {})
  const { value, refresh } = query
  const { language } = useLanguage()
  const drafts = useDrafts('rumours', rumourDrafts)
  const { draft } = drafts
  const { attempt, error, forget } = useAttempt()
  const send = async (words: Words) => {
    const { id } = draft
    // The first try may have been stored, though its answer was lost; what was typed since is a change of it.
    const of = draft.of ?? value?.rumours.find(one => one.id === id)
    const refused = await attempt(async () => {
      if (of)
        await call('PUT /api/rumours/:id', {
          params: { id: of.id },
          body: { ...words, updated_at: of.updated_at },
        })
      else await call('POST /api/rumours', { body: { id, ...words } })
      showToast(t('told'))
      drafts.sent(id)
    })
    if (refused?.code === 'changed-meanwhile') {
      // Base the next attempt on their version.
      const all = await call('GET /api/rumours/all', {}).catch(() => undefined)
      const theirs = all?.rumours.find(one => one.id === of?.id)
      if (theirs) drafts.change(id, begun => ({ ...begun, of: theirs }))
    }
    refresh()
  }
  const edit = (rumour: StaffRumour) => {
    const { verdict, said, answer, office, is_shown } = rumour
    forget()
    const typed = (text: Words['said']) => asTyped(text, rumour.only)
    const words = { verdict, said: typed(said), answer: typed(answer), office: typed(office), is_shown }
    drafts.write({ ...newDraft(words), of: rumour })
    scrollTo(0, 0)
  }
  return (
    <>
      <RumourForm
        key={draft.id}
        words={draft.words}
        onWords={drafts.setWords}
        isChange={draft.of !== undefined}
        error={error}
        onSend={send}
        onCancel={() => {
          forget()
          drafts.startNew()
        }}
      >
        <UnsentDrafts
          drafts={drafts.aside}
          wordsOf={({ words: { said } }) => said[language] || said.en || said.hi || t('emptied')}
          onBack={begun => {
            forget()
            drafts.write(begun)
          }}
          onDrop={drafts.drop}
        />
      </RumourForm>
      <section aria-labelledby="rumours-all">
        <h2 id="rumours-all" className={`quiet ${style.lead}`}>
          {t('list')}
        </h2>
        {value?.rumours.length === 0 ? <p className={style.none}>{t('none')}</p> : null}
        {value ? null : <StaffNotLoaded query={query} failed={t('loadFailed')} rows={2} />}
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

type Props = {
  words: Words
  onWords: (words: Words) => void
  /** The rumour is already stored. */
  isChange: boolean
  /** Why the last attempt was refused. */
  error: ApiError | undefined
  onSend: (words: Words) => Promise<void>
  onCancel: () => void
  /** Shown above the fields. */
  children: ReactNode
}
const limits = { said: longestSaid, answer: longestAnswer, office: longestOffice }

/** The form: what people say, what the office knows, and which office, in both languages. */
function RumourForm({ words, onWords, isChange, error, onSend, onCancel, children }: Props) {
  const t = useText(allTexts)
  const isStale = error?.code === 'changed-meanwhile'
  const kit = useText(kitTexts)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const begun = begunIn(words)
  // With nothing written, ask for Hindi.
  const asked = begun.length > 0 ? begun : (['hi'] as const)
  const isMissing = (part: keyof typeof limits, language: 'en' | 'hi') =>
    asked.some(one => one === language) && missingIn(words, language, begun).includes(part)
  const parts = ['said', 'answer', 'office'] as const
  const languages = ['hi', 'en'] as const
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (parts.some(part => languages.some(language => isMissing(part, language))))
      return showFirstFault(event.currentTarget)
    if (isSending) return
    setSending(true)
    await onSend(words)
    setSending(false)
  }
  return (
    <form className={`stack ${style.form}`} onSubmit={send} noValidate>
      <p className="sub">{t('lead')}</p>
      {children}
      <ChoiceField<Verdict>
        label={t('verdict')}
        value={words.verdict}
        choices={verdicts.map(id => ({ id, label: t(id) }))}
        onChange={verdict => onWords({ ...words, verdict })}
      />
      {parts.flatMap(part =>
        languages.map(language => (
          <TextField
            key={`${part}-${language}`}
            label={t('labelIn', { label: t(part), language: t(language) })}
            hint={
              part === 'answer' && language === 'hi'
                ? t('answerHint')
                : part === 'said' && language === 'en'
                  ? t('oneIsEnough')
                  : undefined
            }
            error={isTried && isMissing(part, language) ? t('needed') : undefined}
            lang={language}
            maxLength={limits[part]}
            value={words[part][language]}
            onChange={value => onWords({ ...words, [part]: { ...words[part], [language]: value } })}
          />
        )),
      )}
      <CheckField
        label={t('shown')}
        value={words.is_shown}
        onChange={is_shown => onWords({ ...words, is_shown })}
      />
      {isStale ? <Note kind="err" live="alert" title={t('changedMeanwhile')} /> : null}
      <NotSaved error={isStale ? undefined : error} isTyped />
      <button type="submit" className="btn btn--main" disabled={isSending}>
        {isSending ? <i className="spin" aria-hidden="true" /> : null}
        <span>{t(isChange ? 'save' : 'tell')}</span>
      </button>
      {isChange ? (
        <button type="button" className="btn btn--quiet" onClick={onCancel}>
          {kit('cancel')}
        </button>
      ) : null}
    </form>
  )
}
