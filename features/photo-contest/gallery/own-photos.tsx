import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { shortId } from '#common/id.ts'
import { defineTexts } from '#common/text.ts'
import { client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { readStorage } from '#kit/web/local-storage.ts'
import { onReturn } from '#kit/web/on-return.ts'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { paths } from '#kit/web/paths.ts'
import { showToast } from '#ui/toast.ts'
import type { OwnPhoto, photoContestContract } from '../contract.ts'
import { photoContestTexts } from '../texts.ts'
import style from './gallery.module.css'
import { fromGrid, Picture } from './photo-grid.tsx'

/** Texts about the reader's own photos, separate from those that Home loads. */
const ownTexts = defineTexts({
  withdrawAsk: {
    en: 'Take this photo out of the contest and erase it with your name and number?',
    hi: 'यह फोटो प्रतियोगिता से हटाकर आपके नाम और नंबर के साथ मिटाएँ?',
  },
  withdrawn: { en: 'The photo was erased', hi: 'फोटो मिटा दी गई' },
})

const WithdrawConsent = lazyPart(() =>
  import('#kit/web/withdraw-consent.tsx').then(part => part.WithdrawConsent),
)
const call = client<typeof photoContestContract>()

/** The photos that this phone entered, above the gallery, and those that still wait to be sent. */
export function OwnPhotos() {
  const [photos, setPhotos] = useState<readonly OwnPhoto[]>([])
  const [mayWait] = useState(() => readStorage('outbox-waiting') !== null)
  const ask = useCallback(() => {
    withDevice(() => call('GET /api/photos/mine', {})).then(
      answer => setPhotos(answer.photos),
      () => undefined, // The gallery is shown without them.
    )
  }, [])
  useEffect(() => {
    ask()
    return onReturn(ask)
  }, [ask])
  return (
    <>
      {mayWait ? <Waiting kind="photo-contest" say={item => String(item.fields.name)} onSent={ask} /> : null}
      {photos.length > 0 ? <Own photos={photos} onWithdrawn={ask} /> : null}
    </>
  )
}

function Own({ photos, onWithdrawn }: { photos: readonly OwnPhoto[]; onWithdrawn: () => void }) {
  const t = useText(photoContestTexts)
  const own = useText(ownTexts)
  const withdraw = async (id: string) => {
    await withDevice(() => call('DELETE /api/photos/mine/:id', { params: { id } }))
    showToast(own('withdrawn'))
    onWithdrawn()
  }
  return (
    <section className={style.own} aria-label={t('yours')}>
      <h2>{t('yours')}</h2>
      <ul>
        {photos.map(photo => (
          <li key={photo.id}>
            <Link href={paths.gallery(photo.id)} state={fromGrid}>
              <span className={style.thumb}>
                <Picture photo={photo} size={320} />
              </span>
              <small>{t(stateText[photo.state], { n: photo.vote_count })}</small>
            </Link>
            <WithdrawConsent
              what={shortId(photo.id)}
              question={own('withdrawAsk')}
              onWithdraw={() => withdraw(photo.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const stateText = { shown: 'yoursVotes', waiting: 'yoursWaiting', hidden: 'yoursHidden' } as const
