import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './live-darshan.module.css'
import type { Watch } from './stream-watch.ts'
import { liveDarshanTexts } from './texts.ts'

type Props = { status: Watch['status']; isLive?: boolean; retry: () => void; play?: () => void }

const icons = { loading: 'i-clock', active: 'i-check', paused: 'i-clock', failed: 'i-wifi-off' } as const

/** The state of the stream in words, with a button to play or to try again. */
export function StatusCard({ status, isLive = false, retry, play }: Props) {
  const t = useText(liveDarshanTexts)
  const isShown = status === 'active' && !isLive
  return (
    <section className={`${css.status} ${css[status]}`}>
      <Icon name={icons[status]} />
      <div role="status">
        <b>{isShown ? t('shown') : t(status)}</b>
        {isShown ? <span>{t('shownUse')}</span> : null}
        {status === 'paused' ? <span>{t('pausedUse')}</span> : null}
      </div>
      {status === 'failed' || isShown ? (
        <button type="button" className="btn btn--main btn--s" onClick={retry}>
          <Icon name="i-refresh" size={20} />
          {t('retry')}
        </button>
      ) : null}
      {status === 'paused' && play ? (
        <button type="button" className="btn btn--main btn--s" onClick={play}>
          {t('play')}
        </button>
      ) : null}
    </section>
  )
}
