import { useEffect, useState } from 'react'
import { client } from '#kit/web/api.tsx'
import { withDevice } from '#kit/web/device.tsx'
import { useText } from '#kit/web/language.tsx'
import { WithdrawConsent } from '#kit/web/withdraw-consent.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import type { contract, OwnItem } from '../contract.ts'
import { useItemName } from '../item-card.tsx'
import style from './own-items.module.css'
import { texts } from './texts.ts'

const call = client<typeof contract>()

/** Own reports, a line each until one is opened: show or hide the number, take the thing off the list, each with one tap; or erase the report. */
export function OwnItemList({ onChange }: { onChange: () => void }) {
  const t = useText(texts)
  const nameOf = useItemName()
  const [items, setItems] = useState<readonly OwnItem[]>([])
  const [busy, setBusy] = useState('')
  useEffect(() => {
    withDevice(() => call('GET /api/lost-found/mine', {})).then(
      answer => setItems(answer.items),
      () => undefined, // the list goes on without
    )
  }, [])
  const change = async (id: string, body: { show_phone: boolean } | { status: 'resolved' }) => {
    setBusy(id)
    try {
      const changed = await call('PATCH /api/lost-found/mine/:id', { params: { id }, body })
      setItems(known => known.map(item => (item.id === id ? changed : item)))
      showToast(t(changed.status === 'open' ? 'changed' : 'gone'))
      onChange()
    } catch {
      showToast(t('failed'), { kind: 'bad' })
    } finally {
      setBusy('')
    }
  }
  const withdraw = async (id: string) => {
    await withDevice(() => call('DELETE /api/lost-found/mine/:id', { params: { id } }))
    setItems(known => known.filter(item => item.id !== id))
    showToast(t('withdrawn'))
    onChange()
  }
  if (items.length === 0) return null
  return (
    <section className={style.own} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {items.map(item => {
          const what = nameOf(item)
          return (
            <li key={item.id}>
              <details>
                <summary>
                  <img src={item.images.replace('/800.', '/320.')} alt="" width={40} height={40} />
                  <span>
                    <span className={style.what}>
                      {t(item.type === 'Lost' ? 'Lost' : 'Found')}: <bdi>{what}</bdi>
                    </span>
                    <small>
                      {item.status !== 'open'
                        ? t('gone')
                        : t(
                            item.under_review
                              ? 'underReview'
                              : item.can_reveal
                                ? 'numberShown'
                                : 'numberHidden',
                          )}
                    </small>
                  </span>
                  <Icon name="i-chevron" />
                </summary>
                {item.shown_to > 0 ? (
                  <p>{t(item.shown_to === 1 ? 'shownToOne' : 'shownToMany', { n: item.shown_to })}</p>
                ) : null}
                <div className={style.keys}>
                  {item.status === 'open' ? (
                    <>
                      <button
                        type="button"
                        className="btn btn--line btn--s"
                        disabled={busy === item.id}
                        aria-label={t(item.can_reveal ? 'hideOf' : 'showOf', { what })}
                        onClick={() => change(item.id, { show_phone: !item.can_reveal })}
                      >
                        {t(item.can_reveal ? 'hide' : 'show')}
                      </button>
                      <button
                        type="button"
                        className="btn btn--line btn--s"
                        disabled={busy === item.id}
                        aria-label={t(item.type === 'Lost' ? 'backOf' : 'givenBackOf', { what })}
                        onClick={() => change(item.id, { status: 'resolved' })}
                      >
                        {t(item.type === 'Lost' ? 'back' : 'givenBack')}
                      </button>
                    </>
                  ) : null}
                  <WithdrawConsent
                    what={what}
                    question={t('withdrawAsk')}
                    onWithdraw={() => withdraw(item.id)}
                  />
                </div>
              </details>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
