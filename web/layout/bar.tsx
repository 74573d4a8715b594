import { Link, useLocation } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { opens } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { home } from '../features.ts'
import { appTexts } from '../texts.ts'

/** The bottom bar of every screen that is not a flow. */
export function Bar() {
  const t = useText(appTexts)
  const say = useSay()
  return (
    <nav className="bar" aria-label={t('main')}>
      <BarLink to={paths.home()} icon="i-home" label={say(home.title)} />
      <BarLink to={paths.melaRoute()} icon="i-route" label={t('route')} />
      <button type="button" className="nandi" {...opens('nandi')}>
        <Icon name="i-nandi" size={28} />
        <Icon name="i-mic" />
        <span>{t('askNandi')}</span>
      </button>
      <BarLink to={paths.search()} icon="i-search" label={t('search')} />
      <button type="button" className="bar-i bar-help" {...opens('help')}>
        <span className="bar-ic">
          <Icon name="i-phone" />
        </span>
        {say(kitTexts.help)}
      </button>
    </nav>
  )
}

function BarLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  const [here] = useLocation()
  return (
    <Link href={to} className="bar-i" aria-current={here === to ? 'page' : undefined}>
      <span className="bar-ic">
        <Icon name={icon} />
      </span>
      {label}
    </Link>
  )
}
