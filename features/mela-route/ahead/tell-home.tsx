import { useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { defineTexts } from '#common/text.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { copyText, openShareSheet } from '#kit/web/share.tsx'
import { Sheet } from '#kit/web/sheet.tsx'
import { opens } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { roundedKm } from './certainty.ts'
import type { Where } from './where.ts'

const tellHomeTexts = defineTexts({
  tellHome: { en: 'Tell home', hi: 'घर बताएँ' },
  title: { en: 'Tell your family where you are', hi: 'घर वालों को बताएँ कि आप कहाँ हैं' },
  use: {
    en: 'Only these words are sent, by you. They name a stop of the route; your location is not in them.',
    hi: 'सिर्फ़ ये शब्द जाएँगे, और आप ही भेजेंगे। इनमें पड़ाव का नाम है, आपकी लोकेशन नहीं।',
  },
  near: {
    en: 'I am near {place} on the kanwar path to Baba Garibnath. {left}. {time}.',
    hi: 'मैं बाबा गरीबनाथ के रास्ते में {place} के पास हूँ। {left}। {time}।',
  },
  between: {
    en: 'I am between {from} and {to} on the kanwar path to Baba Garibnath. {left}. {time}.',
    hi: 'मैं बाबा गरीबनाथ के रास्ते में {from} और {to} के बीच हूँ। {left}। {time}।',
  },
  left: { en: 'About {km} km to go', hi: 'लगभग {km} किमी बाकी' },
  soon: { en: 'Almost there', hi: 'अब पास ही हूँ' },
  words: { en: 'The message', hi: 'संदेश' },
  share: { en: 'Share', hi: 'शेयर करें' },
  sms: { en: 'Send by SMS', hi: 'SMS से भेजें' },
  copy: { en: 'Copy', hi: 'कॉपी करें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  notCopied: {
    en: 'This browser cannot copy. Press long on the words to copy them.',
    hi: 'यह ब्राउज़र कॉपी नहीं कर पा रहा। शब्दों को देर तक दबाकर कॉपी करें।',
  },
})

const id = 'tell-home'

/** `ageMs`: how long ago the reader was there. */
type Props = { walk: Walk; where: Exclude<Where, { by: 'off' }>; ageMs: number }

/** The reader's stage as a message that they send themselves: names of stops, no position. */
export function TellHome(props: Props) {
  const t = useText(tellHomeTexts)
  const words = useWords(props)
  const [isNotCopied, setNotCopied] = useState(false)
  const copy = async () => {
    if (await copyText(words)) showToast(t('copied'))
    else setNotCopied(true)
  }
  // If the share sheet is refused, the words are copied.
  const share = async () => (await openShareSheet({ text: words })) || copy()
  return (
    <>
      <button type="button" className="btn btn--line" {...opens(id)}>
        <Icon name="i-share" />
        {t('tellHome')}
      </button>
      <Sheet id={id} title={t('title')}>
        <div className="stack">
          <p className="sub">{t('use')}</p>
          <blockquote className={styles.message} aria-label={t('words')}>
            {words}
          </blockquote>
          {'share' in navigator ? (
            <button type="button" className="btn btn--main btn--block" onClick={share}>
              <Icon name="i-share" />
              {t('share')}
            </button>
          ) : null}
          <a className="btn btn--line btn--block" href={`sms:?body=${encodeURIComponent(words)}`}>
            <Icon name="i-mail" />
            {t('sms')}
          </a>
          <button type="button" className="btn btn--line btn--block" onClick={copy}>
            {t('copy')}
          </button>
          {isNotCopied ? <p role="alert">{t('notCopied')}</p> : null}
        </div>
      </Sheet>
    </>
  )
}

function useWords({ walk, where, ageMs }: Props): string {
  const t = useText(tellHomeTexts)
  const say = useSay()
  const { language } = useLanguage()
  const time = sayTime(serverNow() - ageMs, language)
  const { km, step } = roundedKm(walk.km - where.start.km, Math.max(1000, where.start.errorM))
  const left = km < step ? t('soon') : t('left', { km })
  const { from, to } = where.named
  const name = say(from.waypoint.name)
  return to
    ? t('between', { from: name, to: say(to.waypoint.name), left, time })
    : t('near', { place: name, left, time })
}
