import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Text } from '#common/text.ts'
import { useSay } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import style from './about.module.css'
import { links } from './links.ts'

/**
 * A page of plain text, loaded when it is opened. Each text is a paragraph, in the order of the file; a key that begins with
 * `head` makes a heading. A slot is a link named in links.ts.
 */
export const written = (load: () => Promise<Readonly<Record<string, Text>>>) =>
  lazyPart(async () => {
    const texts = await load()
    return function WrittenPage() {
      const say = useSay()
      return (
        <div className={`band ${style.text}`}>
          {Object.entries(texts).map(([key, text]) =>
            key.startsWith('head') ? <h2 key={key}>{say(text)}</h2> : <p key={key}>{withLinks(say(text))}</p>,
          )}
        </div>
      )
    }
  }, true)

const withLinks = (text: string): ReactNode[] =>
  text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? <PageLink key={part} name={part} /> : withCalls(part)))

function PageLink({ name }: { name: string }) {
  const say = useSay()
  const { label, to } = links[name] ?? { to: paths.about() }
  const title = useScreenTitle(to)
  return (
    <Link href={to} className="tel">
      {label ? say(label) : title}
    </Link>
  )
}
