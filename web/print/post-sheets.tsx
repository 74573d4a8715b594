import { useState } from 'react'
import { postInWords } from '#common/post-code.ts'
import { sayPostCode } from '#common/post-name.ts'
import { QrCode } from '#features/vehicles/qr-code.tsx'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { type NumberedPost, usePosts } from '#kit/web/posts.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { Chips } from '#ui/chips.tsx'
import { State } from '#ui/state.tsx'
import { sayEdition } from './edition.ts'
import { PrintBar } from './print-bar.tsx'
import './post-sheets.css'
import { printTexts } from './texts.ts'

/** `/print/posts`: a sheet for each post that stands, with its number, its words and the code that opens its page. */
export function PostSheets() {
  const t = useText(printTexts)
  const all = usePosts().filter(({ gone }) => !gone)
  const sections = [...new Set(all.map(({ code }) => code.slice(0, 1)))]
  const [section, setSection] = useState('all')
  const posts = all.filter(({ code }) => section === 'all' || code.startsWith(section))
  if (all.length === 0) return <State icon="i-pole" title={t('noPosts')} />
  return (
    <>
      <PrintBar sheets={posts.length}>
        <Chips
          label={t('section')}
          choices={[{ id: 'all', label: t('all') }, ...sections.map(id => ({ id, label: id }))]}
          selected={section}
          onSelect={setSection}
        />
      </PrintBar>
      <div className="papers">
        {posts.map(post => (
          <PostSheet key={post.code} post={post} />
        ))}
      </div>
    </>
  )
}

/** The edge stays free for reflecting tape, so that a lamp finds the sheet at night. */
function PostSheet({ post: { code, beside } }: { post: NumberedPost }) {
  const address = location.origin + paths.post(code)
  const words = postInWords(code)
  return (
    <article className="paper post-sheet" lang="hi">
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
      <div className="post-scan">
        <QrCode value={address} label={address} className="code" />
        <div>
          <p>
            <b>{printTexts.postSay.hi}</b>
          </p>
          <p lang="en">{printTexts.postSay.en}</p>
          <p>{printTexts.postScan.hi}</p>
          <p lang="en">{printTexts.postScan.en}</p>
        </div>
      </div>
      <footer>
        <span>{sayEdition(serverNow(), 'hi')}</span>
        <span>{printTexts.corporation.hi}</span>
      </footer>
    </article>
  )
}
