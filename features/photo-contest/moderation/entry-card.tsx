import { useEffect, useRef, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { shortId } from '#common/id.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { HideReasons, useReason } from '#kit/web/staff/hide-reasons.tsx'
import { useMay } from '#kit/web/staff/member.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import styles from './moderation.module.css'
import type { StaffEntry } from './staff-contract.ts'
import { photosTexts as texts } from './texts.ts'

const { childOrPerson, obscene, notTheFair, notTheirs, advertising } = texts
const reasons = [childOrPerson, obscene, notTheFair, notTheirs, advertising]
type Props = {
  entry: StaffEntry
  at: number
  all: number
  onApprove: () => void
  /** Hides it for this reason; undefined shows it again. Resolves with whether that was stored. */
  onHide: (reason: string | undefined) => Promise<boolean>
  /** Erases the picture of a hidden one. */
  onErase: () => void
  onGo: (by: number) => void
}

/** One photo with its sender and the buttons to approve or hide it. */
export function EntryCard({ entry, at, all, onApprove, onHide, onErase, onGo }: Props) {
  const t = useText(texts)
  const { language } = useLanguage()
  const sayReason = useReason(reasons)
  const [isAsking, setAsking] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const mayErase = useMay('erase-photos')
  const card = useRef<HTMLElement>(null)
  const acts = useRef({ isAsking, onApprove, hide: () => setAsking(true) })
  acts.current = {
    isAsking,
    onApprove,
    hide: () => {
      if (!entry.is_hidden) setAsking(true)
      else if (entry.has_files) void onHide(undefined)
    },
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog'))
        return
      // While the reasons for hiding are open, the keys A and H do nothing.
      if (acts.current.isAsking || event.repeat) return
      if (event.key.toLowerCase() === 'a') acts.current.onApprove()
      if (event.key.toLowerCase() === 'h') acts.current.hide()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <article ref={card} className={`stack ${styles.card}`} aria-label={t('photoOf', { name: entry.name })}>
      {entry.has_files ? (
        <img src={entry.image_url} alt={t('photoOf', { name: entry.name })} className={styles.photo} />
      ) : (
        <p className={`${styles.photo} ${styles.erased}`}>{t('filesErased')}</p>
      )}
      <div className={`pad ${styles.facts}`}>
        <p>
          <b>
            <bdi>{entry.name}</bdi>
          </b>{' '}
          · <a href={`tel:${entry.phone.replace(/[^\d+]/g, '')}`}>{entry.phone}</a>
        </p>
        {entry.description ? <p dir="auto">{entry.description}</p> : null}
        <p className="tiny num">
          {[
            `#${shortId(entry.id)}`,
            sayDayTime(Date.parse(entry.created_at), language),
            t('votes', { n: entry.vote_count }),
            entry.reports ? t('reports', { n: entry.reports }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {entry.hidden_reason ? (
          <p className="err">{t('hiddenWhy', { reason: sayReason(entry.hidden_reason) })}</p>
        ) : null}
      </div>
      {isErasing ? (
        <EraseFiles
          onYes={() => {
            setErasing(false)
            onErase()
          }}
          onNo={() => setErasing(false)}
        />
      ) : null}
      {isErasing ? null : isAsking ? (
        <HideReasons
          reasons={reasons}
          onChoose={async reason => {
            if (await onHide(reason)) setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <>
          <div className={`pad ${styles.keys}`}>
            {entry.is_hidden && entry.has_files ? (
              <>
                {mayErase ? (
                  <button type="button" className="btn btn--line" onClick={() => setErasing(true)}>
                    <Icon name="i-trash" size={20} />
                    {t('eraseFiles')}
                  </button>
                ) : null}
                <button type="button" className="btn btn--main" onClick={() => onHide(undefined)}>
                  {t('show')}
                </button>
              </>
            ) : null}
            {entry.is_hidden ? null : (
              <>
                <button type="button" className="btn btn--line" onClick={() => setAsking(true)}>
                  {t('hide')}
                </button>
                <button
                  type="button"
                  className={entry.is_approved ? 'btn btn--line' : 'btn btn--main'}
                  onClick={onApprove}
                >
                  {entry.is_approved ? null : <Icon name="i-check" size={20} />}
                  <span>{t(entry.is_approved ? 'takeOut' : 'approve')}</span>
                </button>
              </>
            )}
          </div>
          <p className={styles.way}>
            <button type="button" className="btn btn--quiet" disabled={at === 1} onClick={() => onGo(-1)}>
              {t('previous')}
            </button>
            <span className="tiny num">{t('place', { at, all })}</span>
            <button type="button" className="btn btn--quiet" disabled={at === all} onClick={() => onGo(1)}>
              {t('next')}
            </button>
          </p>
          <p className={`tiny ${styles.hint}`}>{t('keysHint', { approve: 'A', hide: 'H' })}</p>
        </>
      )}
    </article>
  )
}

/** Asks before the picture of a hidden photo is erased, since nobody can restore it. */
function EraseFiles({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const t = useText(texts)
  const kit = useText(kitTexts)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className={styles.reasons}>
      <Note kind="warn" live="alert" title={t('eraseAsk')} />
      <button type="button" className="btn btn--danger" onClick={onYes}>
        <Icon name="i-trash" size={20} />
        {t('eraseYes')}
      </button>
      <button ref={keep} type="button" className="btn btn--quiet" onClick={onNo}>
        {kit('cancel')}
      </button>
    </div>
  )
}
