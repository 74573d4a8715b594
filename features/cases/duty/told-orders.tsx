import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { staffClient } from '#kit/web/staff/staff-client.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { contract } from '../contract.ts'
import styles from './duty.module.css'
import type { Duty } from './duty-contract.ts'
import { texts } from './texts.ts'

const call = staffClient<typeof contract>()
type Order = Duty['orders'][number]

/** For each kind of case, who is told at once and who after how many minutes; the chief changes both. */
export function ToldOrders({ duty, onSaved }: { duty: Duty; onSaved: () => Promise<void> }) {
  const t = useText(texts)
  const [isFailed, setFailed] = useState(false)
  const save = async (changed: Order) => {
    setFailed(false)
    const all = duty.orders.map(order => (order.kind === changed.kind ? changed : order))
    try {
      const minutes = Object.fromEntries(all.map(order => [order.kind, order.minutes]))
      const order = Object.fromEntries(all.map(one => [one.kind, one.posts]))
      await call('PUT /api/cases/settings', { body: { minutes, order } })
      await onSaved()
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      {isFailed ? <Note kind="err" live="alert" title={t('failed')} /> : null}
      {duty.orders.map(order => (
        <KindOrder key={order.kind} order={order} duty={duty} onSave={save} />
      ))}
    </>
  )
}

type Props = { order: Order; duty: Duty; onSave: (order: Order) => Promise<void> }
const minuteChoices = [3, 5, 10, 15, 30, 60, 120]

function KindOrder({ order, duty, onSave }: Props) {
  const t = useText(texts)
  const say = useSay()
  const { kind, title, minutes, posts } = order
  const nameOf = (id: string) => duty.posts.find(post => post.id === id)?.name ?? { en: '', hi: '' }
  const rest = duty.posts.filter(({ id }) => !posts.includes(id))
  const choices = [...new Set([...minuteChoices, minutes])].toSorted((a, b) => a - b)
  return (
    <section className={styles.order} aria-labelledby={`order-${kind}`}>
      <h2 id={`order-${kind}`}>{t('toldIn', { kind: say(title) })}</h2>
      <ol>
        {posts.map((id, place) => (
          <li key={id}>
            <b>{say(nameOf(id))}</b>
            <span className="sub">{place === 0 ? t('atOnce') : t('after', { n: minutes * place })}</span>
            {duty.may_edit ? (
              <button
                type="button"
                className="icbtn"
                aria-label={t('outOfOrder', { post: say(nameOf(id)) })}
                onClick={() => onSave({ ...order, posts: posts.filter(other => other !== id) })}
              >
                <Icon name="i-close" size={20} />
              </button>
            ) : null}
          </li>
        ))}
        {posts.length === 0 ? (
          <li>
            <b>{t('all')}</b>
            <span className="sub">{t('atOnce')}</span>
          </li>
        ) : null}
      </ol>
      {duty.may_edit ? (
        <div className={styles.choices}>
          {rest.length > 0 ? (
            <ChoiceField
              label={t('addToOrder')}
              value=""
              choices={[
                { id: '', label: t('choose') },
                ...rest.map(({ id, name }) => ({ id, label: say(name) })),
              ]}
              onChange={id => (id ? onSave({ ...order, posts: [...posts, id] }) : undefined)}
            />
          ) : null}
          <ChoiceField
            label={t('minutesOf')}
            value={String(minutes)}
            choices={choices.map(n => ({ id: String(n), label: String(n) }))}
            onChange={n => onSave({ ...order, minutes: Number(n) })}
          />
        </div>
      ) : null}
    </section>
  )
}
