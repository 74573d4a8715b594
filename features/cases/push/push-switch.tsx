import { useEffect, useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { PushState } from '#kit/web/push-phone.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { casePush } from './phone.ts'
import styles from './push-switch.module.css'
import { pushTexts } from './push-texts.ts'

/** Whether this phone gets messages while the guide is closed. Our own question comes before the browser's, after a tap. */
export function PushSwitch() {
  const t = useText(pushTexts)
  const { language } = useLanguage()
  const [state, setState] = useState<PushState>()
  const [isAsking, setAsking] = useState(false)
  const { attempt, error } = useAttempt(() => setAsking(false))
  useEffect(() => {
    casePush.state(language).then(setState, () => setState('off'))
  }, [language])
  const change = (work: () => Promise<PushState>) => attempt(async () => setState(await work()))
  if (!state || state === 'unsupported') return null
  return (
    <div className={`stack pad--phone ${styles.box}`}>
      {state === 'denied' ? <Note kind="info" icon="i-bell" title={t('denied')} /> : null}
      {state === 'on' ? (
        <p className={`cluster ${styles.on}`}>
          <Icon name="i-check" size={20} />
          <span>{t('on')}</span>
          <button
            type="button"
            className="btn btn--quiet btn--s"
            onClick={() => change(() => casePush.stop().then(() => 'off' as const))}
          >
            {t('stop')}
          </button>
        </p>
      ) : null}
      {state === 'lost' ? <Note kind="warn" icon="i-bell" title={t('lost')} live="alert" /> : null}
      {(state === 'off' || state === 'lost') && !isAsking ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => setAsking(true)}>
          <Icon name="i-bell" size={20} />
          {t('ask')}
        </button>
      ) : null}
      {isAsking ? (
        <div className={`stack ${styles.question}`}>
          <p>{t('asked')}</p>
          <div className={styles.pair}>
            <button type="button" className="btn btn--line btn--s" onClick={() => setAsking(false)}>
              {t('notNow')}
            </button>
            <button
              type="button"
              className="btn btn--main btn--s"
              onClick={() => change(() => casePush.start(language))}
            >
              {t('allow')}
            </button>
          </div>
        </div>
      ) : null}
      <NotSaved error={error} what={t('failed')} />
    </div>
  )
}
