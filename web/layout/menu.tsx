import { Link } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, opens, useOpen } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { about, staff as adminLogin, home, vehicles } from '../features.ts'
import { menuLines } from '../menu-lines.ts'
import { useStaffHint } from '../session-hint.ts'
import { sheetTexts } from './sheet-texts.ts'

const ReadingChoices = lazyPart(() => import('./reading-choices.tsx').then(part => part.ReadingChoices))

/** The number of 'Call developer' (design, reading 16). */
const developerNumber = '155304'

/** The side menu: everything that is not urgent. */
export function Menu() {
  const t = useText(sheetTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const staff = useStaffHint()
  const isOpen = useOpen('menu')
  return (
    <Sheet id="menu" title={t('menu')} closeLabel={kit('close')}>
      <nav aria-label={t('menu')} className="menu">
        <MenuLink to={paths.home()} icon="i-home" label={say(home.title)} />
        {menuLines.map(line => (
          <MenuLink key={line.to} to={line.to} icon={line.icon} label={say(line.label)} />
        ))}
        <MenuLink to={paths.print()} icon="i-print" label={t('print')} />
        <button type="button" className="row" onClick={() => closeDialog('menu')} {...opens('language')}>
          <Icon name="i-language" />
          <span>{t('changeLanguage')}</span>
        </button>
        {/* Loaded when the menu is first opened; its space is reserved, so that no line moves under a finger. */}
        <div className="reading">{isOpen ? <ReadingChoices /> : null}</div>
        <a className="row" href={`tel:${developerNumber}`}>
          <Icon name="i-code" />
          <span>{t('callDeveloper')}</span>
        </a>
        <h3>{t('staff')}</h3>
        {staff.isAdmin ? (
          <>
            <MenuLink to={paths.dashboard()} icon="i-user" label={t('adminDashboard')} />
            <button type="button" className="row" onClick={staff.logOut}>
              <Icon name="i-logout" />
              <span>{t('logout')}</span>
            </button>
          </>
        ) : (
          <MenuLink to={paths.admin()} icon="i-user" label={say(adminLogin.title)} />
        )}
        <MenuLink
          to={paths.vehicleAdmin()}
          icon="i-car"
          label={staff.isVehicleAdmin ? say(vehicles.title) : t('vehicleLogin')}
        />
        <MenuLink to={paths.about()} icon={about.icon} label={say(about.title)} />
      </nav>
      <p className="tiny">{t('corporation')}</p>
    </Sheet>
  )
}

function MenuLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link href={to} className="row" onClick={() => closeDialog('menu')}>
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  )
}
