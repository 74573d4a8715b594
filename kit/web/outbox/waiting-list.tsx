import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useText } from '../language.tsx'
import { takePhoto } from '../photo/take-photo.ts'
import { photoTexts } from '../photo/texts.ts'
import { useObjectUrl } from '../photo/use-object-url.ts'
import { expired, type OutboxItem } from './item.ts'
import { OthersToSend } from './others-to-send.tsx'
import { laterEnd, resend, type Waits, withdraw } from './outbox.ts'
import { causeOf, outboxTexts } from './texts.ts'
import { manyPixels, notSent, unreadable } from './trouble.ts'
import { useOutbox } from './use-outbox.ts'
import '#ui/fields.css'
import './waiting-list.css'

type Props = {
  kind: string
  /** Words by which its writer recognises it. */
  say: (item: OutboxItem) => string
  /** Id of the item that the form itself is sending. */
  except?: string | undefined
  /** Called with the ids of those that waited and have been sent. */
  onSent?: (ids: readonly string[]) => void
  /** Moves one that was not accepted back into its form. */
  onMend?: (item: OutboxItem) => void
}

/** What this phone has not sent yet; each item can be taken back with one tap. */
export function WaitingList({ kind, say, except, onSent, onMend }: Props) {
  const t = useText(outboxTexts)
  const { items, progressOf, waitsOf } = useOutbox(kind)
  const waiting = items.filter(item => item.id !== except)
  const before = useRef<readonly string[]>([])
  const ids = waiting.map(item => item.id).join()
  const told = useRef(onSent)
  told.current = sent => {
    showToast(t('sent'))
    onSent?.(sent)
  }
  useEffect(() => {
    const now = ids ? ids.split(',') : []
    const sent = before.current.filter(id => !now.includes(id) && laterEnd(id) === 'sent')
    before.current = now
    if (sent.length > 0) told.current?.(sent)
  }, [ids])
  const others = <OthersToSend kind={kind} />
  if (waiting.length === 0) return others
  return (
    <>
      {others}
      <section className="waiting" aria-label={t('list')}>
        <h2>{t('list')}</h2>
        <ul className="divided">
          {waiting.map(item => (
            <li key={item.id}>
              <WaitingPicture item={item} />
              <WaitingState
                item={item}
                words={say(item)}
                share={progressOf(item.id)}
                waits={waitsOf(item.id)}
              />
              <div className="cluster">
                {photoFaults.includes(item.refusal ?? '') && !item.isPhotoLater ? (
                  <NewPhoto item={item} />
                ) : null}
                {item.refusal === expired || item.refusal === notSent ? (
                  <button type="button" className="btn btn--line btn--s" onClick={() => resend(item)}>
                    <Icon name="i-upload" size={20} />
                    {t('send')}
                  </button>
                ) : null}
                {onMend && isMendable(item) ? (
                  <button type="button" className="btn btn--line btn--s" onClick={() => onMend(item)}>
                    {t('mend')}
                  </button>
                ) : null}
                <button
                  type="button"
                  className="btn btn--line btn--s"
                  data-once=""
                  onClick={() => withdraw(item.id)}
                >
                  <Icon name="i-trash" size={20} />
                  {t(item.isPhotoLater ? 'removePhoto' : 'remove')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const photoFaults: readonly string[] = [unreadable, notSent, manyPixels, 'not-an-image', 'file-too-large']
/** Whether its writer can fix more than the photo. */
const isMendable = ({ state, refusal, isPhotoLater }: OutboxItem) =>
  state === 'refused' && refusal && !isPhotoLater && ![expired, unreadable, notSent].includes(refusal)

/** Takes another photo for an item whose photo could not be used, and sends it again with its words. */
function NewPhoto({ item }: { item: OutboxItem }) {
  const t = useText(outboxTexts)
  const tellPhoto = useText(photoTexts)
  const id = useId()
  const pick = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    const taken = await takePhoto(file)
    input.value = ''
    if ('fault' in taken) return showToast(tellPhoto(taken.fault), { kind: 'bad' })
    const [old] = item.files
    const files = [{ name: old?.name ?? 'photo', blob: taken.photo }]
    await resend({ ...item, files, ...(old && { whole: item.whole ?? item.files }) })
  }
  return (
    <>
      <input id={id} className="hide" type="file" accept="image/*" onChange={event => pick(event.target)} />
      <label htmlFor={id} className="btn btn--line btn--s">
        <Icon name="i-camera" size={20} />
        {t('newPhoto')}
      </label>
    </>
  )
}

/** The photo of an item, as its sender chose it. */
function WaitingPicture({ item }: { item: OutboxItem }) {
  const t = useText(outboxTexts)
  // Keeps the first blob: the outbox reads its items again after each change, and a new address would reload the picture.
  const [photo] = useState(item.files[0]?.blob)
  const url = useObjectUrl(photo)
  const [isShown, setShown] = useState(true)
  // Most browsers cannot show HEIC.
  return url && isShown ? <img src={url} alt={t('picture')} onError={() => setShown(false)} /> : null
}

/** Why it was not accepted, by the code that the server gave. */
const reasons: Readonly<Record<string, Exclude<keyof typeof outboxTexts, 'sending' | 'ofAnother'>>> = {
  [expired]: 'expired',
  [unreadable]: 'photoLost',
  [notSent]: 'notSent',
  [manyPixels]: 'manyPixels',
  'not-an-image': 'badPhoto',
  'file-too-large': 'largePhoto',
  invalid: 'badWords',
}

type StateProps = { item: OutboxItem; words: string; share: number | 'unknown' | undefined; waits: Waits }
/** An item's words, whether it waits, is being sent or was refused, and how much of it was sent. */
function WaitingState({ item: { state, refusal, isPhotoLater }, words, share, waits }: StateProps) {
  const t = useText(outboxTexts)
  const isUnderWay = state !== 'refused' && share !== undefined
  const percent = isUnderWay && share !== 'unknown' ? Math.round(100 * share) : undefined
  const said =
    state === 'refused'
      ? t(isPhotoLater ? 'photoRefused' : (reasons[refusal ?? ''] ?? 'refused'))
      : !isUnderWay
        ? [t(isPhotoLater ? 'photoLater' : (causeOf(waits) ?? 'waiting')), waits.isUnkept ? t('unkept') : '']
            .join(' ')
            .trim()
        : percent === undefined
          ? t('sendingNow')
          : t('sending', { n: percent })
  return (
    <p>
      <bdi>{words}</bdi>
      <small role="status">{said}</small>
      {percent === undefined ? null : (
        <span className="prog" aria-hidden="true">
          <i style={{ width: `${percent}%` }} />
        </span>
      )}
    </p>
  )
}
