import { defineTexts, type Text } from '#common/text.ts'
import { withCalls } from '#ui/with-calls.tsx'
import { useSay, useText } from './language.tsx'
import { lazyPart } from './lazy-part.tsx'
import './privacy-notice.css'

const texts = defineTexts({
  title: { en: 'What happens with your details', hi: 'आपकी जानकारी का क्या होता है' },
  helpDesk: {
    en: 'If you have a question or want it removed, call the help desk of the municipal corporation: 155304.',
    hi: 'कुछ पूछना हो या जानकारी हटवानी हो, तो नगर निगम के हेल्प डेस्क 155304 पर कॉल करें।',
  },
})

type Props = {
  /** Set if the details are not the reader's own. */
  title?: string | undefined
  lines: readonly string[]
  /** Ends with whom to call with a question, or to have the data removed. */
  helpDesk?: boolean
}
/** What happens with the data that a form asks for: folded, complete, and readable before anything is sent. */
export function PrivacyNotice({ title, lines, helpDesk = false }: Props) {
  const t = useText(texts)
  return (
    <details className="sub form-notice">
      <summary>{title ?? t('title')}</summary>
      {lines.map(line => (
        <p key={line}>{withCalls(line)}</p>
      ))}
      {helpDesk ? <p>{withCalls(t('helpDesk'))}</p> : null}
    </details>
  )
}

type LazyProps = { title?: Text; helpDesk?: boolean }
/** A `PrivacyNotice` whose lines are loaded after the form. */
export const lazyNotice = (
  load: () => Promise<Readonly<Record<string, Text>>>,
  { title, helpDesk = false }: LazyProps = {},
) =>
  lazyPart(async () => {
    const lines = Object.values(await load())
    return function LazyNotice() {
      const say = useSay()
      return <PrivacyNotice title={title && say(title)} lines={lines.map(say)} helpDesk={helpDesk} />
    }
  })
