import { useState } from 'react'
import { postInWords } from '#common/post-code.ts'
import { sayPostCode } from '#common/post-name.ts'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { type NumberedPost, usePosts } from '#kit/web/posts.ts'
import { Chips } from '#ui/chips.tsx'
import { State } from '#ui/state.tsx'
import { Sheet, SheetCode, Sheets } from './sheet.tsx'
import { printTexts } from './texts.ts'
import './post-sheets.css'

/** `/print/posts`: a sheet for each existing post, with its number, the number in words, and the code that opens its page. */
export function PostSheets() {
  const t = useText(printTexts)
  const all = usePosts().filter(({ gone }) => !gone)
  const sections = [...new Set(all.map(({ code }) => code.slice(0, 1)))]
  const [section, setSection] = useState('all')
  const posts = all.filter(({ code }) => section === 'all' || code.startsWith(section))
  if (all.length === 0) return <State icon="i-pole" title={t('noPosts')} />
  return (
    <Sheets
      count={posts.length}
      form={
        <Chips
          label={t('section')}
          choices={[{ id: 'all', label: t('all') }, ...sections.map(id => ({ id, label: id }))]}
          selected={section}
          onSelect={setSection}
        />
      }
    >
      {posts.map(post => (
        <PostSheet key={post.code} post={post} />
      ))}
    </Sheets>
  )
}

/** A post's sheet. The edge stays free for reflective tape, so that a lamp finds it at night. */
function PostSheet({ post: { code, beside } }: { post: NumberedPost }) {
  const words = postInWords(code)
  return (
    <Sheet className="post-sheet">
      <small className="post-edge">
        {printTexts.reflecting.hi} · <span lang="en">{printTexts.reflecting.en}</span>
      </small>
      <p>
        {printTexts.postYouAre.hi} · <span lang="en">{printTexts.postYouAre.en}</span>
      </p>
      <h2 lang="en">{sayPostCode(code)}</h2>
      <h3>
        {words.hi}
        <small lang="en">{words.en}</small>
      </h3>
      {beside ? (
        <p>
          {beside.hi} · <span lang="en">{beside.en}</span>
        </p>
      ) : null}
      <div className="post-scan sheet-scan">
        <SheetCode path={paths.post(code)} />
        <div>
          <p>
            <b>{printTexts.postSay.hi}</b>
          </p>
          <p lang="en">{printTexts.postSay.en}</p>
          <p>{printTexts.postScan.hi}</p>
          <p lang="en">{printTexts.postScan.en}</p>
        </div>
      </div>
    </Sheet>
  )
}
