import { useState } from 'react'
import { defineTexts } from '#common/text.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { useText } from './language.tsx'

const texts = defineTexts({
  withdraw: { en: 'Remove', hi: 'हटाएँ' },
  withdrawOf: { en: 'Remove: {what}', hi: 'हटाएँ: {what}' },
  yes: { en: 'Yes, erase it', hi: 'हाँ, मिटाएँ' },
  no: { en: 'Keep it', hi: 'रहने दें' },
  failed: {
    en: 'Not erased. Check the network and try again, or call the help desk: 155304.',
    hi: 'मिटाया नहीं जा सका। नेटवर्क देखकर फिर कोशिश करें, या हेल्प डेस्क 155304 पर कॉल करें।',
  },
})

type Props = {
  /** Which of several submissions, for screen readers. */
  what?: string
  /** The question that says what would be erased. */
  question: string
  /** Erases it on the server. Throws if that failed. */
  onWithdraw: () => Promise<void>
}

/** Takes back the consent to something that this phone sent: asks first, then erases it. */
export function WithdrawConsent({ what, question, onWithdraw }: Props) {
  const t = useText(texts)
  const [state, setState] = useState<'idle' | 'asked' | 'busy' | 'failed'>('idle')
  if (state === 'idle')
    return (
      <button
        type="button"
        className="btn btn--quiet btn--s"
        aria-label={what && t('withdrawOf', { what })}
        onClick={() => setState('asked')}
      >
        {t('withdraw')}
      </button>
    )
  const erase = async () => {
    setState('busy')
    await onWithdraw().catch(() => setState('failed'))
  }
  return (
    <div className="stack">
      <Note
        kind={state === 'failed' ? 'err' : 'warn'}
        live="alert"
        title={state === 'failed' ? withCalls(t('failed')) : question}
      />
      <button type="button" className="btn btn--danger btn--s" disabled={state === 'busy'} onClick={erase}>
        {state === 'busy' ? <i className="spin" /> : <Icon name="i-trash" size={20} />}
        <span>{t('yes')}</span>
      </button>
      <button
        type="button"
        className="btn btn--quiet btn--s"
        disabled={state === 'busy'}
        onClick={() => setState('idle')}
      >
        {t('no')}
      </button>
    </div>
  )
}
