import { Link } from 'wouter'
import { bhajanUrl } from '#content/links.ts'
import { useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.ts'
import { Loading } from '#kit/web/load-state.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { AartiTimes } from './aarti-times.tsx'
import type { LiveDarshan, liveDarshanContract } from './contract.ts'
import css from './live-darshan.module.css'
import { NoStream } from './no-stream.tsx'
import { StatusCard } from './status-card.tsx'
import { StreamStage } from './stream-stage.tsx'
import { liveDarshanTexts } from './texts.ts'

const useDarshan = queryHook<typeof liveDarshanContract>()

/** Live darshan: the stream that staff chose, its state, and the daily aartis (specification §2, §4, §8). */
export function LiveDarshanScreen() {
  const t = useText(liveDarshanTexts)
  const { value, error, refresh, replace } = useDarshan('GET /api/live-darshan', {})
  // Reads the stream again, so that viewers get a stream that staff changed.
  useLive<LiveDarshan>('live-darshan', darshan => replace(() => darshan), refresh)
  return (
    <Page>
      {value?.stream ? <StreamStage key={value.changedAt} stream={value.stream} /> : null}
      {value && !value.stream ? <NoStream /> : null}
      {!value && error ? <StatusCard status="failed" retry={refresh} /> : null}
      {!value && !error ? <Loading label={t('loading')} rows={2} /> : null}
      <AartiTimes />
      <nav className={`band ${css.links}`} aria-label={t('more')}>
        <Link href={paths.virtualPooja()} className="row">
          <Icon name="i-pooja" />
          <span>{useScreenTitle(paths.virtualPooja())}</span>
          <Icon name="i-chevron" className="row-end" />
        </Link>
        <OutsideLink href={bhajanUrl} className="row" mark={false}>
          <Icon name="i-bhajan" />
          <span>{t('bhajans')}</span>
          <Icon name="i-external" className="row-end" />
        </OutsideLink>
      </nav>
    </Page>
  )
}
