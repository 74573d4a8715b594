import { Link } from 'wouter'
import { useHelpLine } from '#kit/web/help.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { type HelpLine, paths } from '#kit/web/paths.ts'
import { Call } from '#ui/call.tsx'
import { closeDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import style from './help.module.css'
import { type HealthPlace, NearestHealth } from './nearest-health.tsx'
import { helpTexts } from './texts.ts'
import '#ui/notices.css'
import { useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { usePhoneLocation } from '#kit/web/location.ts'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { positionMessage } from './position-message.ts'

/** Lines that are folded otherwise but shown among the numbers here. */
const moreLines: readonly HelpLine[] = ['missing-person', 'fire', 'railway']

/** The lower part of the Help sheet: missing person, nearest health centre, sending one's position, more numbers. */
export function HelpMore({ healthPlaces }: { healthPlaces: readonly HealthPlace[] }) {
  const t = useText(helpTexts)
  const asked = useHelpLine()
  return (
    <>
      {asked === 'missing-person' ? (
        <Note kind="warn" title={t('missingTitle')} live="status">
          <span>{withCalls(t('missing'))}</span>
        </Note>
      ) : null}
      <Link href={paths.danger()} className="row" onClick={() => closeDialog('help')}>
        <Icon name="i-warning" />
        <span>{t('danger')}</span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
      <NearestHealth places={healthPlaces} />
      <SendPosition />
      <details className={style.more} open={asked !== undefined && moreLines.includes(asked)}>
        <summary className="row">
          <Icon name="i-phone" />
          <span>{t('more')}</span>
          <Icon name="i-chevron" className={`row-end ${style.turn}`} />
        </summary>
        <div className={`stack ${style.numbers}`}>
          <Call icon="i-user" label={t('children')} number="1098" />
          <Call icon="i-user" label={t('women')} number="181" />
          <Call icon="i-warning" label={t('fire')} number="101" />
          <Call icon="i-phone" label={t('railway')} number="139" />
          <Call icon="i-user" label={t('elders')} number="14567" />
        </div>
      </details>
    </>
  )
}

/** Puts the phone's position into an SMS or a WhatsApp message. SMS works without internet. */
function SendPosition() {
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
