import { useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.ts'
import { copyText, openShareSheet } from '#kit/web/share.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { opens } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { roundedKm } from './certainty.ts'
import { tellHomeTexts } from './tell-home-texts.ts'
import type { Where } from './where.ts'

const id = 'tell-home'

/** The reader's stage as a message that they send themselves: names of stops, no position. */
export function TellHome({ walk, where }: { walk: Walk; where: Exclude<Where, { by: 'off' }> }) {
  const t = useText(tellHomeTexts)
  const kit = useText(kitTexts)
  const words = useWords(walk, where)
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
      <Sheet id={id} title={t('title')} closeLabel={kit('close')}>
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

function useWords(walk: Walk, where: Exclude<Where, { by: 'off' }>): string {
  const t = useText(tellHomeTexts)
  const say = useSay()
  const { language } = useLanguage()
  const now = useNow() ?? 0
  const time = sayTime(now, language)
  const { km, step } = roundedKm(walk.km - where.start.km, Math.max(1000, where.start.errorM))
  const left = km < step ? t('soon') : t('left', { km })
  const { from, to } = where.named
  const name = say(from.waypoint.name)
  return to
    ? t('between', { from: name, to: say(to.waypoint.name), left, time })
    : t('near', { place: name, left, time })
}
