import { useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { usePhoneLocation } from '#kit/web/location.ts'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import style from './help.module.css'
import { positionMessage } from './position-message.ts'
import { helpTexts } from './texts.ts'

/** Puts the phone's position into an SMS or a WhatsApp message. SMS works without internet. */
export function SendPosition() {
  const t = useText(helpTexts)
  const kit = useText(kitTexts)
  const { language } = useLanguage()
  const [wanted, setWanted] = useState(false)
  const [round, setRound] = useState(0)
  const location = usePhoneLocation('screen', wanted, round)
  if (!wanted)
    return (
      <button type="button" className="row" onClick={() => setWanted(true)}>
        <Icon name="i-share" />
        <span>{t('sendPosition')}</span>
      </button>
    )
  if (location.status === 'error')
    return (
      <div className={`stack ${style.position}`} role="alert">
        <p>{t('locationFailed')}</p>
        <button type="button" className="btn btn--line" onClick={() => setRound(round + 1)}>
          <Icon name="i-refresh" />
          {kit('tryAgain')}
        </button>
      </div>
    )
  if (location.status !== 'found')
    return (
      <p className={`stack ${style.position}`} role="status">
        <i className="spin" aria-hidden="true" /> {t('locating')}
      </p>
    )
  const metres = Math.max(5, Math.round(location.found.accuracyM))
  const sentence = t('iAmHere', { metres, time: sayTime(serverNow(), language) })
  const message = positionMessage(location.found.point, sentence)
  return (
    <div className={`stack ${style.position}`} role="status">
      <p>{t('positionReady', { metres })}</p>
      <div className="row2">
        <a className="btn btn--main" href={message.sms}>
          <Icon name="i-phone" />
          {t('bySms')}
        </a>
        <OutsideLink className="btn btn--line" href={message.whatsApp}>
          {t('byWhatsApp')}
        </OutsideLink>
      </div>
      <p className="tiny">{t('positionPrivate')}</p>
    </div>
  )
}
