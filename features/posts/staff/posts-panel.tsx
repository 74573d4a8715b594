import { useState } from 'react'
import { Link } from 'wouter'
import { sayPostCode } from '#common/post-name.ts'
import { asApiError } from '#kit/web/api.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { CheckField, ChoiceField, LineField, PairField } from '#kit/web/staff/fields.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { type NewHere, readNewHere } from '#kit/web/staff/new-here.ts'
import { CheckedField, PositionField } from '#kit/web/staff/position-field.tsx'
import { positionTexts } from '#kit/web/staff/position-texts.ts'
import { usePositionWords } from '#kit/web/staff/position-words.ts'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { PostFields, PostKind, postsContract, StaffPost } from '../contract.ts'
import { postsTexts } from '../texts.ts'
import { postsStaffTexts } from './texts.ts'

const usePosts = staffRowsHook<typeof postsContract, StaffPost, PostFields>({
  ...{ all: 'GET /api/posts/all', list: 'posts' },
  ...{ add: 'POST /api/posts', change: 'PUT /api/posts/:id' },
})
const call = staffClient<typeof postsContract>()
const kinds: readonly PostKind[] = ['pole', 'camp', 'corner', 'gate']

type FormProps = RecordForm<StaffPost, PostFields> & {
  /** Where somebody stood. */
  here: NewHere | undefined
}
/** The form that adds or changes one post. */
function PostForm({ here, ...form }: FormProps) {
  const t = useText(postsStaffTexts)
  const tp = useText(postsTexts)
  const tPosition = useText(positionTexts)
  const { fields, set, field, editor } = useRecord<PostFields, StaffPost>({
    ...form,
    ...{ fieldsOf, empty: here ? emptyHere(here) : empty, unique: 'code' },
    send: ({ code, ...typed }, seen) =>
      form.send({ ...typed, code: code.toUpperCase().replace(/[\s-]/g, '') }, seen),
  })
  return (
    <RecordEditor title={form.title} {...editor}>
      <LineField label={t('code')} {...field('code')} hint={t('codeHint', { code: 'G27' })} max={6} />
      <ChoiceField label={t('kind')} {...field('kind')} choices={kinds.map(id => ({ id, label: tp(id) }))} />
      <PairField label={t('beside')} {...field('beside')} isOptional max={120} />
      <PositionField {...field('position')} precisionHint={t('precisionHint')} />
      {fields.position ? (
        <CheckedField value={fields.is_checked} onChange={is_checked => set({ is_checked })} />
      ) : null}
      <LineField label={tPosition('source')} {...field('source')} max={300} />
      <CheckField label={t('stands')} hint={t('standsHint')} {...field('is_standing')} />
    </RecordEditor>
  )
}

const empty: PostFields = {
  ...{ code: '', kind: 'pole', beside: { en: '', hi: '' }, position: null },
  ...{ source: '', is_checked: false, is_standing: true },
}
const emptyHere = ({ kind, source, ...position }: NewHere): PostFields => ({
  ...empty,
  ...{ kind: kinds.find(known => known === kind) ?? 'pole', position, source },
})
const fieldsOf = ({
  code,
  kind,
  beside,
  position,
  source,
  checked_by,
  is_standing,
}: StaffPost): PostFields => ({
  ...{ code, kind, beside, position, source, is_checked: checked_by !== null, is_standing },
})

/** Staff console: the numbered posts, to number along the line of the walk, place, change, take down and print. */
export function PostsPanel() {
  const t = useText(postsStaffTexts)
  const tp = useText(postsTexts)
  const { language } = useLanguage()
  const wordsOf = usePositionWords()
  const [here] = useState(readNewHere)
  const posts = usePosts()
  return (
    <RecordsPanel
      {...posts}
      titles={{ add: t('add'), change: t('change') }}
      isAddAsked={here !== undefined}
      wordsOf={({ code, beside }) => [code, sayPostCode(code), beside.en, beside.hi]}
      shown={post => {
        const { below, marks } = wordsOf({ ...post, precision_m: post.position?.precision_m ?? null })
        const what = [tp(post.kind), post.beside[language]].filter(Boolean).join(', ')
        return {
          name: `${sayPostCode(post.code)} · ${what}`,
          below: post.is_from_line ? t('fromLine') : below,
          marks: [...(post.is_standing ? [] : [t('gone')]), ...marks],
          isHidden: !post.is_standing,
        }
      }}
      form={form => <PostForm {...form} here={here} />}
    >
      <p className="sub pad">{t('lead')}</p>
      <div className="pad stack">
        <FromLine onDone={posts.refresh} />
        <Link className="btn btn--line" href={paths.print('posts')}>
          <Icon name="i-print" size={20} />
          {t('print')}
        </Link>
      </div>
      <FileExchange url="/api/posts/file" name="posts" onStored={posts.refresh} />
    </RecordsPanel>
  )
}

type Counts = { added: number; moved: number; kept: number; km: number }
/** Numbers the walk: first it says what would change. */
function FromLine({ onDone }: { onDone: () => void }) {
  const t = useText(postsStaffTexts)
  const [plan, setPlan] = useState<Counts>()
  const [fault, setFault] = useState<'noLine' | 'failed'>()
  const ask = async (trial: boolean) => {
    setFault(undefined)
    try {
      const counts = await call('POST /api/posts/from-line', { body: { trial } })
      setPlan(trial ? counts : undefined)
      if (trial) return
      showToast(t('numbered', counts))
      onDone()
    } catch (error) {
      setFault(asApiError(error).code === 'no-line' ? 'noLine' : 'failed')
    }
  }
  return (
    <>
      {plan ? (
        <Note kind="info" live="status" title={t('numberUse', plan)}>
          <div className="row2">
            <button type="button" className="btn btn--main" onClick={() => ask(false)}>
              {t('numberYes')}
            </button>
            <button type="button" className="btn btn--line" onClick={() => setPlan(undefined)}>
              {t('cancel')}
            </button>
          </div>
        </Note>
      ) : (
        <button type="button" className="btn btn--line" onClick={() => ask(true)}>
          <Icon name="i-pole" size={20} />
          {t('number')}
        </button>
      )}
      {fault ? <Note kind="err" live="alert" title={t(fault)} /> : null}
    </>
  )
}
