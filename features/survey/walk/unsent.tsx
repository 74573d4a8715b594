import { useSay, useText } from '#kit/web/language.tsx'
import { expired, type OutboxItem } from '#kit/web/outbox/item.ts'
import { resend, withdraw } from '#kit/web/outbox/outbox.ts'
import { unreadable } from '#kit/web/outbox/trouble.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { OthersWait } from '#kit/web/staff/others-wait.tsx'
import { Icon } from '#ui/icon.tsx'
import { looks } from '../looks.ts'
import type { PointKind } from '../point-kinds.ts'
import { surveyTexts } from '../texts.ts'
import { surveyKind } from './hand-over.ts'
import styles from './walk.module.css'

/** Shows what is still on this phone, and what the server refused. */
export function Unsent() {
  const t = useText(surveyTexts)
  const { items } = useOutbox(surveyKind)
  const refused = items.filter(({ state }) => state === 'refused')
  const waiting = items.length - refused.length
  return (
    <>
      <div role="status">
        {waiting > 0 ? (
          <p className={styles.waiting}>
            <Icon name="i-upload" size={20} />
            <span>{waiting === 1 ? t('waitingOne') : t('waiting', { n: waiting })}</span>
          </p>
        ) : null}
      </div>
      <OthersWait kind={surveyKind} />
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
