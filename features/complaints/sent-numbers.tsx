import { useState, useSyncExternalStore } from 'react'
import { useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { onOutbox } from '#kit/web/outbox/outbox.ts'
import { Icon } from '#ui/icon.tsx'
import { repliesKey, type Sent } from './complaint-kinds.ts'
import style from './complaints.module.css'
import { complaintsLookupTexts } from './lookup-texts.ts'

/** Numbers of the complaints that this phone has sent, newest first: each can be looked up or forgotten. */
export function SentNumbers({ onLook }: { onLook: (secret: string) => void }) {
  const t = useText(complaintsLookupTexts)
  const { replies, forget } = useSentNumbers()
  const [asked, setAsked] = useState<string>()
  if (replies.length === 0) return null
  return (
    <div>
      <h3 className="lab">{t('sentFromHere')}</h3>
      <ul className={style.own}>
        {replies.map(({ number, secret }) => (
          <li key={number}>
            {asked === number ? (
              <>
                <p>{t('forgetAsk', { number })}</p>
                <button type="button" className="btn btn--line btn--s" onClick={() => forget(number)}>
                  {t('forgetYes')}
                </button>
                <button type="button" className="btn btn--quiet btn--s" onClick={() => setAsked(undefined)}>
                  {t('forgetNo')}
                </button>
              </>
            ) : (
              <>
                <button type="button" className="btn btn--line btn--s num" onClick={() => onLook(secret)}>
                  {number}
                </button>
                <button
                  type="button"
                  className="icbtn"
                  aria-label={t('forget', { number })}
                  onClick={() => setAsked(number)}
                >
                  <Icon name="i-trash" size={20} />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const listeners = new Set<() => void>()
/** The number of a waiting complaint appears once the outbox has sent it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onOutbox(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
function useSentNumbers() {
  const kept = useSyncExternalStore(
    subscribe,
    () => readStorage(repliesKey),
    () => null,
  )
  const replies = read(kept)
  return {
    replies: replies.map(({ number, secret }) => ({ number: String(number), secret })),
    forget: forgetNumber,
  }
}
/** Removes a number from this phone; the complaint itself stays. */
export function forgetNumber(number: string): void {
  const replies = read(readStorage(repliesKey))
  writeStorage(repliesKey, JSON.stringify(replies.filter(reply => String(reply.number) !== number)))
  for (const listener of listeners) listener()
}
function read(kept: string | null): Sent[] {
  try {
    return JSON.parse(kept ?? '[]') as Sent[]
  } catch {
    return []
  }
}
