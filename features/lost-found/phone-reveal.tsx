import { useState } from 'react'
import { telLink } from '#common/service-number.ts'
import { asApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useText } from '#kit/web/language.tsx'
import { withWork } from '#kit/web/work.ts'
import { Icon } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { Item, lostFoundContract } from './contract.ts'
import { lostFoundTexts } from './texts.ts'

const call = client<typeof lostFoundContract>()
type Problem = 'revealAsked' | 'revealLimit' | 'revealGone' | 'revealFailed'
type Answer = { phone: string } | { problem: Problem }

/** The reporter's number, masked until somebody asks; then the number to call. One at a time, five a day (threats §7.2). */
export function PhoneReveal({ item }: { item: Item }) {
  const t = useText(lostFoundTexts)
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const ask = async () => {
    setAsking(true)
    setAnswer(undefined)
    setAnswer(await reveal(item.id))
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
        <p className={answer.problem === 'revealAsked' ? 'sub' : 'err'} role="alert">
          {withCalls(t(answer.problem))}
        </p>
      ) : null}
    </>
  )
}

async function reveal(id: string): Promise<Answer> {
  try {
    return await withDevice(() =>
      withWork('reveal', work => call('POST /api/lost-found/:id/phone', { params: { id }, body: { work } })),
    )
  } catch (error) {
    const { status, code } = asApiError(error)
    if (code === 'asked') return { problem: 'revealAsked' }
    return { problem: status === 429 ? 'revealLimit' : status === 404 ? 'revealGone' : 'revealFailed' }
  }
}
