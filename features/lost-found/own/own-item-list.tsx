import { useEffect, useState } from 'react'
import { inSize } from '#common/photo.ts'
import { Age } from '#kit/web/age.tsx'
import { client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useText } from '#kit/web/language.tsx'
import { onReturn } from '#kit/web/on-return.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { WithdrawConsent } from '#kit/web/withdraw-consent.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { alikeItems } from '../alike-items.ts'
import type { Item, lostFoundContract, OwnItem, OwnItemChange } from '../contract.ts'
import { ItemCards, useItemName } from '../item-card.tsx'
import { keepOwnIds, ownIds } from './own-ids.ts'
import style from './own-items.module.css'
import { ownItemsTexts } from './texts.ts'

const call = client<typeof lostFoundContract>()
/** `items`: the open list. `keptAt`: when it was loaded (ms), where the phone has only a kept one. */
export type OwnItemsProps = { items: readonly Item[]; keptAt: number | undefined; onChange: () => void }
/** The reader's own report; offline, what the open list says about it. */
type Own = Item & Partial<OwnItem>

/**
 * The reader's own reports, one line each until opened: show or hide the number, take the thing off the list, each with one tap;
 * or erase the report. A report with a similar thing in the list is open at first.
 */
export function OwnItemList({ items: listed, keptAt, onChange }: OwnItemsProps) {
  const t = useText(ownItemsTexts)
  const nameOf = useItemName()
  const [mine, setMine] = useState<readonly OwnItem[]>()
  const [busy, setBusy] = useState('')
  const [failed, setFailed] = useState('')
  const waiting = useOutbox('lost-found').items.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again after one was sent
  useEffect(() => {
    let isWanted = true
    const ask = () =>
      withDevice(() => call('GET /api/lost-found/mine', {})).then(
        answer => {
          if (!isWanted) return
          setMine(answer.items)
          keepOwnIds(answer.items.map(({ id }) => id))
        },
        () => undefined, // the phone knows which things of the list are its own
      )
    ask()
    const stop = onReturn(ask)
    return () => {
      isWanted = false
      stop()
    }
  }, [waiting])
  const items: readonly Own[] = mine ?? listed.filter(({ id }) => ownIds().includes(id))
  const change = async (id: string, body: OwnItemChange) => {
    setBusy(id)
    setFailed('')
    try {
      const changed = await call('PATCH /api/lost-found/mine/:id', { params: { id }, body })
      setMine(known => known?.map(item => (item.id === id ? changed : item)))
      showToast(t(changed.status === 'open' ? 'changed' : 'gone'))
      onChange()
    } catch {
      setFailed(id)
    } finally {
      setBusy('')
    }
  }
  const withdraw = async (id: string) => {
    await withDevice(() => call('DELETE /api/lost-found/mine/:id', { params: { id } }))
    setMine(known => known?.filter(item => item.id !== id))
    showToast(t('withdrawn'))
    onChange()
  }
  const isOther = ({ id }: Item) => items.every(own => own.id !== id)
  if (items.length === 0) return null
  return (
    <section className={style.own} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {items.map(item => {
          const what = nameOf(item)
          const isOpen = (item.status ?? 'open') === 'open'
          const alike = isOpen ? alikeItems(item, listed.filter(isOther)) : []
          return (
            <li key={item.id}>
              <details open={alike.length > 0 || Boolean(item.asked)}>
                <summary>
                  <img src={inSize(item.images, 320)} alt="" width={40} height={40} />
                  <span>
                    <span className={style.what}>
                      {t(item.type)}: <bdi>{what}</bdi>
                    </span>
                    {alike.length ? (
                      <small className={style.alike}>{t('alike', { n: alike.length })}</small>
                    ) : null}
                    <small>
                      {!isOpen
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
                {item.shown_to ? (
                  <p>{t(item.shown_to === 1 ? 'shownToOne' : 'shownToMany', { n: item.shown_to })}</p>
                ) : null}
                {item.asked && item.status === 'open' ? (
                  <>
                    <p>{t(item.asked === 1 ? 'askedOne' : 'askedMany', { n: item.asked })}</p>
                    <button
                      type="button"
                      className="btn btn--main btn--s"
                      disabled={busy === item.id}
                      aria-label={t('showToAskedOf', { what })}
                      onClick={() => change(item.id, { show_to_asked: true })}
                    >
                      {t('showToAsked')}
                    </button>
                  </>
                ) : null}
                {alike.length ? (
                  <>
                    <p>{t(item.type === 'Lost' ? 'alikeFound' : 'alikeLost')}</p>
                    <ItemCards items={alike} />
                    {keptAt ? <Age at={keptAt} /> : null}
                  </>
                ) : null}
                {failed === item.id ? <Note kind="err" live="alert" title={t('failed')} /> : null}
                <div className={`cluster ${style.keys}`}>
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
                  {mine ? (
                    <WithdrawConsent
                      what={what}
                      question={t('withdrawAsk')}
                      onWithdraw={() => withdraw(item.id)}
                    />
                  ) : null}
                </div>
              </details>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
