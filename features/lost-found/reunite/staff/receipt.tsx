import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Person } from '../contract.ts'
import { documents, type HandOver, relations, witnesses } from '../hand-over-contract.ts'
import { sayWho } from '../person-words.ts'
import styles from './hand-over.module.css'
import { reuniteStaffHandOverTexts } from './hand-over-texts.ts'
import { reuniteStaffTexts } from './texts.ts'

/** The receipt of a hand-over, for the screen and for paper: no name of the person, no number of anybody. */
export function Receipt({ person, hand_over }: { person: Person; hand_over: HandOver }) {
  const t = useText(reuniteStaffHandOverTexts)
  const list = useText(reuniteStaffTexts)
  const { language } = useLanguage()
  const relation = relations.find(one => one === hand_over.relation)
  const witness = witnesses.find(one => one === hand_over.witness)
  const facts: [string, string][] = [
    [t('who'), `${list('number', { n: person.number })} · ${sayWho(person.sex, person.age_band, language)}`],
    [t('given'), hand_over.given_at ? sayDayTime(Date.parse(hand_over.given_at), language) : ''],
    [t('givenBy'), hand_over.given_by],
    [t('desk'), person.desk],
    [t('received'), `${hand_over.receiver}${relation ? ` · ${t(relation)}` : ''}`],
    [t('before'), witness ? t(witness) : ''],
  ]
  return (
    <section className={`stack ${styles.receipt}`}>
      <h3>{t('receiptTitle')}</h3>
      <p className={styles.number}>{t('receiptNumber', { n: hand_over.number })}</p>
      <dl>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ) : null,
        )}
        {hand_over.checks.map(check => {
          const document = documents.find(one => one === check.document)
          return (
            <div key={check.kind}>
              <dt className="quiet">
                <span>{t(check.kind)}</span>
                <span>{document ? `: ${t(document)}` : ''}</span>
              </dt>
              <dd>{t('by', { name: check.by, time: sayDayTime(Date.parse(check.at), language) })}</dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.sign}>{t('sign')}</p>
      <button type="button" className="btn btn--main" onClick={() => window.print()}>
        <Icon name="i-print" size={20} />
        {t('print')}
      </button>
    </section>
  )
}
