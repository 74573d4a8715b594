import { type FormEvent, useState } from 'react'
import { newId } from '#common/id.ts'
import { useText } from '#kit/web/language.tsx'
import { PairField } from '#kit/web/staff/fields.tsx'
import { SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Note } from '#ui/note.tsx'
import styles from './duty.module.css'
import type { DutyPost, dutyContract } from './duty-contract.ts'
import { dutyTexts } from './texts.ts'

const call = staffClient<typeof dutyContract>()

/** Adds, renames or removes a post. For the chief. */
export function PostForm({ post, onSaved }: { post?: DutyPost; onSaved: () => Promise<void> }) {
  const t = useText(dutyTexts)
  const [id, setId] = useState(newId)
  const [name, setName] = useState(post?.name ?? { en: '', hi: '' })
  const [isOpen, setOpen] = useState(false)
  // The list renews itself under an open form; what is saved replaces only what its reader has seen.
  const [seen, setSeen] = useState('')
  const { attempt, error } = useAttempt()
  const send = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work()
      setOpen(false)
      if (!post) {
        setId(newId())
        setName({ en: '', hi: '' })
      }
      await onSaved()
    })
  const change = (is_active: boolean) =>
    post &&
    call('PUT /api/duty/posts/:id', {
      params: { id: post.id },
      body: { name, is_active, updated_at: error?.code === 'changed-meanwhile' ? post.updated_at : seen },
    })
  const save = (event: FormEvent) => {
    event.preventDefault()
    return send(async () => (post ? change(true) : call('POST /api/duty/posts', { body: { id, name } })))
  }
  return (
    <details
      className={styles.edit}
      open={isOpen}
      onToggle={event => {
        setOpen(event.currentTarget.open)
        setSeen(post?.updated_at ?? '')
      }}
    >
      <summary className="unfold">{t(post ? 'postName' : 'addPost')}</summary>
      <form className="stack" onSubmit={save}>
        <PairField label={t('postName')} value={name} onChange={setName} path="name" max={80} />
        {error ? (
          <Note kind="err" live="alert" title={t(error.code === 'taken' ? 'taken' : 'failed')} />
        ) : null}
        <div className="cluster">
          <SaveButton className="btn--main btn--s" />
          {post ? (
            <button
              type="button"
              className="btn btn--quiet btn--s"
              onClick={() => send(async () => change(false))}
            >
              {t('remove')}
            </button>
          ) : null}
        </div>
      </form>
    </details>
  )
}
