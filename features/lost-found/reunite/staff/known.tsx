import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { pointUrl } from '#common/map-url.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { NearPost } from '#kit/web/post-choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { sayClothing } from '../clothing-words.ts'
import type { Person } from '../contract.ts'
import { sayPlace } from '../person-words.ts'
import { reuniteStaffEntryTexts } from './entry-texts.ts'
import styles from './reunite.module.css'
import { reuniteStaffViewTexts } from './view-texts.ts'

/** All that is known of a person, who told it, and the photo once it is asked for. */
export function Known({ person, onEdit }: { person: Person; onEdit: () => void }) {
  const t = useText(reuniteStaffViewTexts)
  const { language } = useLanguage()
  const [isShown, setShown] = useState(false)
  const facts = useFacts(person)
  const { phone, name, position } = person
  return (
    <section className={`stack ${styles.card}`}>
      <h3>{t('known')}</h3>
      {person.person ? (
        <p className={styles.words} dir="auto">
          {person.person}
        </p>
      ) : null}
      {person.last_seen ? (
        <p>
          <bdi>{t(person.is_found ? 'foundAt' : 'lastSeen', { place: person.last_seen })}</bdi>
        </p>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd dir="auto">{fact}</dd>
          </div>
        ))}
      </dl>
      {person.was_post ? <p className="sub">{t('wasPost')}</p> : null}
      {name ? (
        <p className="sub">
          <bdi>{t('by', { name })}</bdi>
        </p>
      ) : null}
      {person.entered_by ? <p className="sub">{t('enteredBy', { name: person.entered_by })}</p> : null}
      <div className="cluster">
        {phone ? (
          <a className="btn btn--main btn--s" href={`tel:${phone}`}>
            <Icon name="i-phone" size={20} />
            {t('call', { number: phone })}
          </a>
        ) : null}
        {position ? <NearPost point={position} accuracyM={position.accuracy_m} /> : null}
        {position ? (
          <OutsideLink className="btn btn--line btn--s" href={pointUrl(position)}>
            {t('onMap', {
              metres: Math.max(5, position.accuracy_m),
              time: sayDayTime(Date.parse(position.at), language),
            })}
          </OutsideLink>
        ) : null}
        {person.has_photo && !isShown ? (
          <button type="button" className="btn btn--line btn--s" onClick={() => setShown(true)}>
            {t('showPhoto')}
          </button>
        ) : null}
        {person.status === 'open' ? (
          <button type="button" className="btn btn--line btn--s" onClick={onEdit}>
            {t('describe')}
          </button>
        ) : null}
      </div>
      {isShown ? (
        <img className="sent-photo" src={`/api/missing-persons/${person.id}/photo`} alt={t('photo')} />
      ) : null}
    </section>
  )
}

/** By what a person can be known again, and where and when they were last seen: each as its name and what is known of it. */
export function useFacts(person: Person): [name: string, fact: string][] {
  const t = useText(reuniteStaffViewTexts)
  const entry = useText(reuniteStaffEntryTexts)
  const { language } = useLanguage()
  const facts: [string, string][] = [
    [t('clothing'), sayClothing(person, language)],
    [t('place'), sayPlace(person.place, language)],
    [t('time'), person.seen_at ? sayDayTime(Date.parse(person.seen_at), language) : ''],
    [t('desk'), person.desk],
    [t('village'), person.village],
    [t('name'), person.first_name],
    [t('language'), person.speaks ? entry(person.speaks) : ''],
    [t('marks'), person.marks],
  ]
  return facts.filter(([, fact]) => fact)
}
