import { useSay, useText } from '#kit/web/language.tsx'
import { expired, type OutboxItem } from '#kit/web/outbox/item.ts'
import { resend, withdraw } from '#kit/web/outbox/outbox.ts'
import { unreadable } from '#kit/web/outbox/trouble.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { hintedName } from '#kit/web/staff/staff-hints.ts'
import { Icon } from '#ui/icon.tsx'
import { looks } from '../looks.ts'
import type { PointKind } from '../point-kinds.ts'
import { surveyTexts } from '../texts.ts'
import { surveyKind } from './hand-over.ts'
import styles from './walk.module.css'

/** Survey items waiting on this phone: the signed-in account's own, and how many each other account has. */
export function useUnsent(): { own: readonly OutboxItem[]; others: ReadonlyMap<string, number> } {
  const { items } = useOutbox(surveyKind)
  const name = hintedName('admin')
  const isOthers = ({ account }: OutboxItem) => account !== undefined && account !== name
  const others = new Map<string, number>()
  for (const { account = '' } of items.filter(isOthers)) others.set(account, (others.get(account) ?? 0) + 1)
  return { own: items.filter(item => !isOthers(item)), others }
}

/** Shows what is still on this phone, and what the server refused. */
export function Unsent() {
  const t = useText(surveyTexts)
  const { own, others } = useUnsent()
  const refused = own.filter(({ state }) => state === 'refused')
  const waiting = own.length - refused.length
  return (
    <>
      <div role="status">
        {waiting > 0 ? (
          <p className={styles.waiting}>
            <Icon name="i-upload" size={20} />
            <span>{waiting === 1 ? t('waitingOne') : t('waiting', { n: waiting })}</span>
          </p>
        ) : null}
        {[...others].map(([name, n]) => (
          <p key={name} className={styles.waiting}>
            <Icon name="i-user" size={20} />
            {t('waitingOther', { n, name })}
          </p>
        ))}
      </div>
      {refused.length > 0 ? (
        <section className={styles.refused}>
          <h2>{t('refusedTitle', { n: refused.length })}</h2>
          <ul>
            {refused.map(item => (
              <Refused key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Refused({ item }: { item: OutboxItem }) {
  const t = useText(surveyTexts)
  const say = useSay()
  const look = looks[item.fields.kind as PointKind]
  const isOld = item.refusal === expired
  const isPhotoLost = item.refusal === unreadable
  return (
    <li>
      <b>{look ? say(look.label) : t('walked')}</b>
      <p>{t(isOld ? 'refusedOld' : isPhotoLost ? 'photoLost' : 'refused')}</p>
      {isOld || isPhotoLost ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => void resend(item)}>
          {t(isPhotoLost ? 'sendWithout' : 'sendAgain')}
        </button>
      ) : null}
      <button type="button" className="btn btn--line btn--s" onClick={() => void withdraw(item.id)}>
        {t('remove')}
      </button>
    </li>
  )
}
