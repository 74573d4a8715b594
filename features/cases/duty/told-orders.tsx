import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { CheckField, ChoiceField } from '#kit/web/staff/fields.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { casesContract } from '../contract.ts'
import styles from './duty.module.css'
import type { Duty } from './duty-contract.ts'
import { dutyTexts } from './texts.ts'

const call = staffClient<typeof casesContract>()
type Order = Duty['orders'][number]
const minuteChoices = [3, 5, 10, 15, 30, 60, 120]

/**
 * For each kind of case, the gravest first: who is notified at once, who after how many minutes, and who that would be now. The
 * chief changes it; adding a post removes nobody else.
 */
export function ToldOrders({ duty, onSaved }: { duty: Duty; onSaved: () => Promise<void> }) {
  const t = useText(dutyTexts)
  const say = useSay()
  const { attempt, error } = useAttempt(onSaved)
  const isStale = error?.code === 'changed-meanwhile'
  const [open, setOpen] = useState<string>()
  const save = (before: Order, { kind, minutes, posts, everybody }: Order) =>
    attempt(() =>
      call('PUT /api/cases/settings', {
        body: {
          minutes: { [kind]: minutes },
          order: { [kind]: posts },
          only: everybody ? [] : [kind],
          instead_of: { kind, minutes: before.minutes, posts: before.posts, everybody: before.everybody },
        },
      }),
    )
  const nameOf = (id: string) => say(duty.posts.find(post => post.id === id)?.name ?? { en: '', hi: '' })
  return (
    <>
      {isStale ? <Note kind="err" live="alert" title={t('changedMeanwhile')} /> : null}
      <NotSaved error={isStale ? undefined : error} />
      <div className={`board ${styles.told}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('order')}</th>
              <th scope="col">{t('toldNow')}</th>
            </tr>
          </thead>
          {duty.orders.map(order => (
            <tbody key={order.kind}>
              <tr>
                <th scope="row">
                  {duty.may_edit ? (
                    <button
                      type="button"
                      className={styles.opens}
                      aria-expanded={open === order.kind}
                      onClick={() => setOpen(open === order.kind ? undefined : order.kind)}
                    >
                      <span>{say(order.title)}</span>
                      <Icon name="i-chevron" size={20} className="turns" />
                    </button>
                  ) : (
                    say(order.title)
                  )}
                </th>
                <td>
                  <Sequence order={order} nameOf={nameOf} />
                </td>
                <td>
                  <ToldNow order={order} first={order.posts[0] ? nameOf(order.posts[0]) : ''} />
                </td>
              </tr>
              {open === order.kind ? (
                <tr>
                  <td colSpan={3}>
                    <Editor
                      order={order}
                      duty={duty}
                      nameOf={nameOf}
                      onSave={changed => save(order, changed)}
                    />
                  </td>
                </tr>
              ) : null}
            </tbody>
          ))}
        </table>
      </div>
    </>
  )
}

/** Who is notified, and after how many minutes. */
function Sequence({ order, nameOf }: { order: Order; nameOf: (id: string) => string }) {
  const t = useText(dutyTexts)
  const { posts, minutes, everybody } = order
  const told = [...(everybody ? [t('all')] : []), ...posts.map(nameOf)]
  return (
    <ol>
      {told.map((name, place) => (
        <li key={name}>
          <b>{name}</b>{' '}
          <span className="sub">{place === 0 ? t('atOnce') : t('after', { n: minutes * place })}</span>
        </li>
      ))}
    </ol>
  )
}

/** Who would be notified of a new case this minute. `first`: the post that is notified first. */
function ToldNow({ order, first }: { order: Order; first: string }) {
  const t = useText(dutyTexts)
  const { all, people } = order.now
  return (
    <>
      {all && !order.everybody ? <b className={styles.empty}>{t('nobodyThere', { post: first })}</b> : null}
      <span>{all && !order.everybody ? t('nowAll') : ''} </span>
      <span>{people.length > 0 ? t('nowOnDuty', { names: people.join(', ') }) : t('nowNobody')}</span>
    </>
  )
}

type Props = {
  order: Order
  duty: Duty
  nameOf: (id: string) => string
  onSave: (order: Order) => Promise<unknown>
}
function Editor({ order, duty, nameOf, onSave }: Props) {
  const t = useText(dutyTexts)
  const say = useSay()
  const { minutes, posts, everybody } = order
  const rest = duty.posts.filter(({ id }) => !posts.includes(id))
  const choices = [...new Set([...minuteChoices, minutes])].toSorted((a, b) => a - b)
  const remove = (id: string) => {
    const left = posts.filter(other => other !== id)
    // If no post is left, everybody is notified.
    return onSave({ ...order, posts: left, everybody: everybody || left.length === 0 })
  }
  return (
    <div className={`stack ${styles.order}`}>
      {posts.length > 0 ? (
        <CheckField
          label={t('everybodyAtOnce')}
          hint={everybody ? t('everybodyHint') : t('onlyHint', { post: nameOf(posts[0] ?? '') })}
          value={everybody}
          onChange={is => onSave({ ...order, everybody: is })}
        />
      ) : null}
      {posts.map(id => (
        <button key={id} type="button" className="btn btn--line btn--s" onClick={() => remove(id)}>
          <Icon name="i-close" size={20} />
          {t('outOfOrder', { post: nameOf(id) })}
        </button>
      ))}
      <div className={`stack ${styles.choices}`}>
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
    </div>
  )
}
