import { useEffect, useState } from 'react'
import { client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { forgetLastPlace } from '#kit/web/last-place.ts'
import { Loading } from '#kit/web/load-state.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { type PushState, pushSwitch } from '#kit/web/push-phone.ts'
import { withWork } from '#kit/web/work.ts'
import { closes } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { pushContract } from './push-contract.ts'
import styles from './tell-me.module.css'
import { pushNoticeVersion, pushTexts } from './texts.ts'

const call = client<typeof pushContract>()
const noticePush = pushSwitch({
  flag: 'notice-push',
  key: async () => (await call('GET /api/notice-pushes/key', {})).key,
  tell: subscription =>
    withDevice(() =>
      withWork('notice-push', work => {
        const notice = { notice_version: pushNoticeVersion, notice_language: subscription.language }
        return call('POST /api/notice-pushes', { body: { ...subscription, ...notice } }, work)
      }),
    ),
  end: endpoint => call('POST /api/notice-pushes/end', { body: { endpoint } }),
})

/** Whether this phone gets notices while the guide is closed: our own question, before the browser's. `dialog`: id of its sheet. */
export function TellMeQuestion({ dialog }: { dialog: string }) {
  const t = useText(pushTexts)
  const { language } = useLanguage()
  const [state, setState] = useState<PushState | 'stopped'>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'failed' | 'stopFailed'>()
  useEffect(() => {
    noticePush.state(language).then(setState, () => setState('off'))
  }, [language])
  const change = async (work: () => Promise<PushState | 'stopped'>, otherwise: 'failed' | 'stopFailed') => {
    setBusy(true)
    setProblem(undefined)
    try {
      setState(await work())
    } catch {
      setProblem(otherwise)
    }
    setBusy(false)
  }
  const stop = () => {
    forgetLastPlace()
    return change(() => noticePush.stop().then(() => 'stopped' as const), 'stopFailed')
  }
  return (
    <div className={`stack ${styles.question}`} aria-live="polite">
      {state === undefined ? <Loading rows={1} /> : null}
      {state === 'denied' || state === 'unsupported' ? (
        <Note kind="info" icon="i-bell" title={t(state)} />
      ) : null}
      {state === 'stopped' ? <Note kind="ok" title={t('stopped')} /> : null}
      {state === 'on' ? (
        <>
          <Note kind="ok" title={t('on')} />
          <button type="button" className="btn btn--line" disabled={isBusy} onClick={stop}>
            {t('stop')}
          </button>
        </>
      ) : null}
      {state === 'lost' ? <Note kind="warn" icon="i-bell" title={t('lost')} live="status" /> : null}
      {state === 'off' || state === 'lost' ? (
        <>
          <ul className="divided">
            <li>
              <Icon name="i-sound" />
              {t('what')}
            </li>
            <li>
              <Icon name="i-warning" />
              {t('urgent')}
            </li>
            <li>
              <Icon name="i-shield" />
              {t('nobody')}
            </li>
          </ul>
          <PrivacyNotice lines={[t('noticeKept'), t('noticePlace'), t('noticeLong'), t('noticeAsk')]} />
          <button
            type="button"
            className="btn btn--main"
            disabled={isBusy}
            onClick={() => change(() => noticePush.start(language), 'failed')}
          >
            {isBusy ? <i className="spin" aria-hidden="true" /> : null}
            <span>{t('yes')}</span>
          </button>
          <button type="button" className="btn btn--quiet" {...closes(dialog)}>
            {t('notNow')}
          </button>
          <p className="tiny">{t('again')}</p>
        </>
      ) : null}
      {problem ? <Note kind="err" live="alert" title={t(problem)} /> : null}
    </div>
  )
}
