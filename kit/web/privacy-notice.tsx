import type { Text } from '#common/text.ts'
import { withCalls } from '#ui/with-calls.tsx'
import { useSay } from './language.tsx'
import { lazyPart } from './lazy-part.ts'
import './privacy-notice.css'

/** What happens with what a form asks for: closed until somebody opens it, complete before anything is sent. */
export function PrivacyNotice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details className="form-notice">
      <summary>{title}</summary>
      {lines.map(line => (
        <p key={line}>{withCalls(line)}</p>
      ))}
    </details>
  )
}

/** A `PrivacyNotice` whose texts are loaded after the form: the first is its title, the others are its lines. */
export const lazyNotice = (load: () => Promise<Readonly<Record<string, Text>>>) =>
  lazyPart(async () => {
    const [title, ...lines] = Object.values(await load())
    return function LazyNotice() {
      const say = useSay()
      return <PrivacyNotice title={title ? say(title) : ''} lines={lines.map(say)} />
    }
  })
