import { useState } from 'react'
import { Link } from 'wouter'
import { sayPostCode } from '#common/post-name.ts'
import { emptyFields } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { type NewHere, readNewHere } from '#kit/web/staff/new-here.ts'
import { usePositionWords } from '#kit/web/staff/position-words.ts'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowForm } from '#kit/web/staff/row-form.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { postColumns, postColumnTexts } from '../columns.ts'
import type { PostFields, postsContract, StaffPost } from '../contract.ts'
import { postsTexts } from '../texts.ts'

const postsStaffTexts = defineTexts({
  lead: {
    en: 'Light poles, camps, corners and gates with a number that people can say: the letter of the section and two digits.',
    hi: 'खंभे, शिविर, मोड़ और द्वार, जिनका नंबर लोग बोलकर बता सकते हैं: हिस्से का अक्षर और दो अंक।',
  },
  add: { en: 'Add a post', hi: 'पोस्ट जोड़ें' },
  change: { en: 'Change the post', hi: 'पोस्ट बदलें' },
  gone: { en: 'taken down', hi: 'हटा दी गई' },
  fromLine: { en: 'position from the line, not surveyed', hi: 'जगह रास्ते की रेखा से निकाली गई, नापी नहीं गई' },
  number: { en: 'Number the walk every 200 m', hi: 'रास्ते पर हर 200 मीटर पर नंबर दें' },
  numberUse: {
    en: 'On {km} km: {added} new posts, {moved} moved with the line, {kept} stay as they are.',
    hi: '{km} किमी पर: {added} नई पोस्ट, {moved} रेखा के साथ सरकेंगी, {kept} वैसी ही रहेंगी।',
  },
  numberYes: { en: 'Number them', hi: 'नंबर दें' },
  numbered: { en: '{added} posts added, {moved} moved', hi: '{added} पोस्ट जुड़ीं, {moved} सरकाई गईं' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  noLine: {
    en: 'The walk has no line yet: fewer than two stops have a position.',
    hi: 'रास्ते की रेखा अभी नहीं है: दो पड़ावों की जगह भी पता नहीं है।',
  },
  failed: { en: 'Not done.', hi: 'नहीं हो सका।' },
  print: { en: 'Print the sheets', hi: 'पन्ने छापें' },
})

const usePosts = staffRowsHook<typeof postsContract, StaffPost, PostFields>({
  ...{ all: 'GET /api/posts/all', list: 'posts' },
  ...{ add: 'POST /api/posts', change: 'PUT /api/posts/:id' },
})
const call = staffClient<typeof postsContract>()

const emptyHere = ({ kind, source, ...position }: NewHere): PostFields => {
  const empty = emptyFields(postColumns)
  const known = Object.keys(postColumns.kind.of).find(one => one === kind)
  return { ...empty, kind: (known as PostFields['kind']) ?? empty.kind, position, source }
}

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
        }
      }}
      form={form => (
        <RowForm
          {...form}
          columns={postColumns}
          texts={postColumnTexts}
          empty={here ? emptyHere(here) : emptyFields(postColumns)}
          unique="code"
          send={({ code, ...typed }, seen) =>
            form.send({ ...typed, code: code.toUpperCase().replace(/[\s-]/g, '') }, seen)
          }
        />
      )}
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
  const kit = useText(kitTexts)
  const [plan, setPlan] = useState<Counts>()
  const { attempt, error } = useAttempt()
  const isWithoutLine = error?.code === 'no-line'
  const ask = (trial: boolean) =>
    attempt(async () => {
      const counts = await call('POST /api/posts/from-line', { body: { trial } })
      setPlan(trial ? counts : undefined)
      if (trial) return
      showToast(t('numbered', counts))
      onDone()
    })
  return (
    <>
      {plan ? (
        <Note kind="info" live="status" title={t('numberUse', plan)}>
          <div className="row2">
            <button type="button" className="btn btn--main" onClick={() => ask(false)}>
              {t('numberYes')}
            </button>
            <button type="button" className="btn btn--line" onClick={() => setPlan(undefined)}>
              {kit('cancel')}
            </button>
          </div>
        </Note>
      ) : (
        <button type="button" className="btn btn--line" onClick={() => ask(true)}>
          <Icon name="i-pole" size={20} />
          {t('number')}
        </button>
      )}
      {isWithoutLine ? <Note kind="err" live="alert" title={t('noLine')} /> : null}
      <NotSaved error={isWithoutLine ? undefined : error} what={t('failed')} />
    </>
  )
}
