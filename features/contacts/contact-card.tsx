import { telLink } from '#common/service-number.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './contacts.module.css'
import type { Contact } from './contract.ts'
import { contactsTexts } from './texts.ts'

/** One contact: name, designation, office, and links that call or write. The phone number is visible text. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { language } = useLanguage()
  const t = useText(contactsTexts)
  const { id, name, designation, phone, email, category, contact_type } = contact
  return (
    <li className={styles.card}>
      <div>
        <h2 id={`contact-${id}`} className="strong">
          {name[language]}
        </h2>
        {designation ? <p className="sub">{designation[language]}</p> : null}
        <p className={`tiny ${styles.kind}`}>
          <span className={styles.badge}>{t(category)}</span>
          <span>{t(contact_type)}</span>
        </p>
      </div>
      <div className="cluster">
        {phone ? (
          <a className="btn btn--line btn--s" href={telLink(phone)} aria-describedby={`contact-${id}`}>
            <Icon name="i-phone" size={20} />
            <span className="hide">{t('call')} </span>
            <span className="num">{phone}</span>
          </a>
        ) : null}
        {email ? (
          <a className="btn btn--line btn--s" href={`mailto:${email}`} aria-describedby={`contact-${id}`}>
            <Icon name="i-mail" size={20} />
            <span>{t('email')}</span>
          </a>
        ) : null}
      </div>
    </li>
  )
}
