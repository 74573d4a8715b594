import { useState } from 'react'
import { telLink } from '#common/service-number.ts'
import type { Text } from '#common/text.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Item } from './contract.ts'
import { texts } from './texts.ts'

type Answer = { phone: string } | { problem: Text }

/** Who reported a thing, masked until one asks; then the number to call. One at a time, five a day (threats §7.2). */
export function PhoneReveal({ item }: { item: Item }) {
  const t = useText(texts)
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const ask = async () => {
    setAsking(true)
    setAnswer(undefined)
    const load = import('./reveal/reveal-phone.tsx').catch(() => undefined)
    setAnswer(await load.then(part => part?.revealPhone(item.id) ?? { problem: texts.noNetwork }))
    setAsking(false)
  }
  if (answer && 'phone' in answer)
    return (
      <a
        className="btn btn--line btn--s"
        href={telLink(answer.phone)}
        aria-label={t('call', { number: answer.phone })}
        ref={link => link?.focus()}
      >
        <Icon name="i-phone" size={20} />
        <span className="num">{answer.phone}</span>
      </a>
    )
  return (
    <>
      <button type="button" className="btn btn--line btn--s" disabled={isAsking} onClick={ask}>
        {isAsking ? <i className="spin" /> : <Icon name="i-phone" size={20} />}
        <span>
          <span className="num">{item.phone_masked}</span> {t('reveal')}
          <span className="hide">: {item.name}</span>
        </span>
      </button>
      {answer ? (
        <p className="err" role="alert">
          {say(answer.problem)}
        </p>
      ) : null}
    </>
  )
}
