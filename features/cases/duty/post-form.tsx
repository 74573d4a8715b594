import { type FormEvent, useRef, useState } from 'react'
import { newId } from '#common/id.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { PairField } from '#kit/web/staff/fields.tsx'
import { ChangedMeanwhile, NotSaved, SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import { Note } from '#ui/note.tsx'
import styles from './duty.module.css'
import type { DutyPost, dutyContract } from './duty-contract.ts'
import { dutyTexts } from './texts.ts'

const call = staffClient<typeof dutyContract>()

type Props = {
  post?: DutyPost
  /** Reads the list again. */
  refresh: () => Promise<void>
}

/** Adds, renames or removes a post. For the chief. */
export function PostForm({ post, refresh }: Props) {
  const t = useText(dutyTexts)
  const [isOpen, setOpen] = useState(false)
  /** It begins with the name that the post has when it is first opened, and keeps what is typed until that is saved. */
  const [isBegun, setBegun] = useState(false)
  const end = () => {
    setOpen(false)
    setBegun(false)
  }
  return (
    <details
      className={styles.edit}
      open={isOpen}
      onToggle={event => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open) setBegun(true)
      }}
    >
      <summary className="unfold">{t(post ? 'postName' : 'addPost')}</summary>
      {isBegun ? <PostFields post={post} refresh={refresh} onSaved={end} /> : null}
    </details>
  )
}

function PostFields({ post, refresh, onSaved }: Props & { onSaved: () => void }) {
  const t = useText(dutyTexts)
  // Another name is another post: the one before may have been stored, though its answer was lost.
  const [id, setId] = useState(newId)
  const [name, setName] = useState(post?.name ?? { en: '', hi: '' })
  const { save: saveOver, error, isStale } = useSeen(post?.updated_at ?? '', refresh)
  const form = useRef<HTMLFormElement>(null)
  const wrong = new Map(error?.fields.map(({ path, code }) => [path, code]))
  const save = async (is_active: boolean) => {
    const refused = await saveOver(async updated_at => {
      if (post)
        await call('PUT /api/duty/posts/:id', {
          params: { id: post.id },
          body: { name, is_active, updated_at },
        })
      else await call('POST /api/duty/posts', { body: { id, name } })
      onSaved()
      return updated_at
    })
    if (refused?.code === 'invalid') showFirstFault(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(true)
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <PairField
        label={t('postName')}
        value={name}
        onChange={changed => {
          setId(newId())
          setName(changed)
        }}
        path="name"
        wrong={wrong}
        max={80}
      />
      {isStale && post ? (
        <ChangedMeanwhile now={`${post.name.hi} · ${post.name.en}`} />
      ) : error?.code === 'taken' ? (
        <Note kind="err" live="alert" title={t('taken')} />
      ) : (
        <NotSaved error={wrong.size === 0 ? error : undefined} isTyped />
      )}
      <div className="cluster">
        <SaveButton className="btn--main btn--s" />
        {post ? (
          <button type="button" className="btn btn--quiet btn--s" onClick={() => save(false)}>
            {t('remove')}
          </button>
        ) : null}
      </div>
    </form>
  )
}
