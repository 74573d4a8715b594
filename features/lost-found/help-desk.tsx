import { serviceNumber, telLink } from '#common/service-number.ts'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Item } from './contract.ts'
import style from './lost-found.module.css'
import { lostFoundTexts } from './texts.ts'

const cityHelpDesk = '155304' // facts: municipal control room and help desk

/** Where a found thing waits: what its finder typed, said to be unchecked, with the city's own number beside it. */
export function HelpDesk({ item }: { item: Item }) {
  const t = useText(lostFoundTexts)
  const typed = item.helpdesk_contact
  const number = typed && serviceNumber(typed)
  return (
    <>
      {number ? (
        <a className="btn btn--line btn--s" href={telLink(number)} aria-label={t('call', { number })}>
          <Icon name="i-phone" size={20} />
          <span className="num">{number}</span>
        </a>
      ) : typed ? (
        <p>
          <bdi>{t('byFinder', { contact: typed })}</bdi>
        </p>
      ) : null}
      {typed || item.submitted_at ? (
        <p className={item.helpdesk_verified ? style.known : style.typed}>
          {t(item.helpdesk_verified ? 'verified' : 'unverified')}
        </p>
      ) : null}
      {number === cityHelpDesk ? null : (
        <a className={style.city} href={telLink(cityHelpDesk)}>
          <Icon name="i-control" size={20} />
          {t('helpDesk')}
        </a>
      )}
    </>
  )
}
