import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Text } from '#common/text.ts'
import { useSay } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import style from './about.module.css'
import { links } from './links.ts'

/**
 * A page of plain text, loaded when it is opened. Each text is a paragraph, in the order of the file; a key that begins with
 * `head` makes a heading. A slot is a link named in links.ts.
 */
export const written = (load: () => Promise<{ texts: Readonly<Record<string, Text>> }>) =>
  lazyPart(async () => {
    const { texts } = await load()
    return function WrittenPage() {
      const say = useSay()
      return (
        <div className={`band ${style.text}`}>
          {Object.entries(texts).map(([key, text]) =>
            key.startsWith('head') ? (
              <h2 key={key}>{say(text)}</h2>
            ) : (
              <p key={key}>{withLinks(say(text), say)}</p>
            ),
          )}
        </div>
      )
    }
  }, true)

const withLinks = (text: string, say: (text: Text) => string): ReactNode[] =>
  text.split(/\{(\w+)\}/).map((part, at) => {
    const link = at % 2 ? links[part] : undefined
    return link ? (
      <Link key={part} href={link.to} className="tel">
        {say(link.label)}
      </Link>
    ) : (
      withCalls(part)
    )
  })
