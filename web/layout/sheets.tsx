import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { DangerWatch } from '#features/danger/danger-watch.tsx'
import { openHelp, resetHelp, useHelpLine } from '#kit/web/help.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { type HelpLine, helpLines, paths } from '#kit/web/paths.ts'
import { findLost } from '#kit/web/push-phone.ts'
import { Sheet } from '#kit/web/sheet.tsx'
import { sheetIsThere, tellMeSheet } from '#kit/web/tell-me.tsx'
import { Call } from '#ui/call.tsx'
import { closeDialog, opens, useOpen } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { Toasts } from '#ui/toasts.tsx'
import { about, staff as adminLogin, help, home, vehicles } from '../features.ts'
import { More } from '../help.tsx'
import { menuLines } from '../menu-lines.ts'
import { useStaffHint } from '../session-hint.ts'

/** Texts of help and menu, loaded with them. */
const sheetTexts = defineTexts({
  ambulance: { en: 'Ambulance', hi: 'एम्बुलेंस' },
  controlRoom: { en: 'Control room and help desk', hi: 'नियंत्रण कक्ष और हेल्प डेस्क' },
  police: { en: 'Police, fire, medical', hi: 'पुलिस, दमकल, इलाज' },
  missing: { en: 'Is somebody missing?', hi: 'कोई बिछड़ गया है?' },
  looksLost: { en: 'Somebody here looks lost', hi: 'यहाँ कोई बिछड़ा लगता है' },
  firstAid: { en: 'First aid until help comes', hi: 'मदद आने तक क्या करें' },
  menu: { en: 'Menu', hi: 'मेनू' },
  changeLanguage: { en: 'Change language', hi: 'भाषा बदलें' },
  print: { en: 'Print sheets', hi: 'छपाई' },
  callDeveloper: { en: 'Call the developer', hi: 'ऐप बनाने वालों को कॉल करें' },
  adminDashboard: { en: 'Admin Dashboard', hi: 'एडमिन डैशबोर्ड' },
  logout: { en: 'Logout', hi: 'लॉगआउट' },
  vehicleLogin: { en: 'Vehicle Admin Login', hi: 'वाहन एडमिन लॉगिन' },
  pushLost: {
    en: 'Notices no longer come to this phone. Turn them on again in the menu.',
    hi: 'इस फ़ोन पर सूचनाएँ आना बंद हो गईं। मेनू में फिर चालू करें।',
  },
  tellMe: { en: 'Send you notices even when the guide is closed?', hi: 'गाइड बंद हो तब भी सूचना दें?' },
  staff: { en: 'For staff', hi: 'कर्मचारियों के लिए' },
  corporation: { en: 'A service of the Muzaffarpur Municipal Corporation', hi: 'मुजफ्फरपुर नगर निगम की सेवा' },
})

const TellMeQuestion = lazyPart(() =>
  import('#features/notices/push/tell-me-question.tsx').then(part => part.TellMeQuestion),
)

/** Help, menu, toasts and danger warnings. The first three are prerendered; this code is loaded when one of them is needed. */
export function Sheets() {
  const isHome = useIsHome()
  const [here] = useLocation()
  // Whether to show what the prerendered sheets do not contain.
  const [isUp, setUp] = useState(false)
  useEffect(() => {
    setUp(true)
    // The outbox fires this when a submission ended after its form was closed; the result is shown above the screen.
    const show = () => void import('../sent-results.tsx').catch(() => undefined)
    addEventListener('outbox-waiting', show)
    return () => removeEventListener('outbox-waiting', show)
  }, [])
  return (
    <>
      <HelpSheet />
      {isHome ? <Menu /> : null}
      <Toasts />
      {isUp && !here.startsWith(paths.admin()) ? <DangerWatch /> : null}
      {isUp ? <TellMeSheet /> : null}
    </>
  )
}

/** Asks whether this phone wants notices while the guide is closed; `TellMe` opens it. */
function TellMeSheet() {
  const t = useText(sheetTexts)
  const isOpen = useOpen(tellMeSheet)
  // Say once that the notice subscription was lost, even to somebody who opened the guide for something else.
  const lookForPush = useEffectEvent(() =>
    findLost().then(
      lost => lost.includes('notice-push') && showToast(t('pushLost'), { kind: 'bad', ms: 8000 }),
      () => undefined,
    ),
  )
  useEffect(() => {
    sheetIsThere(true)
    lookForPush()
    return () => sheetIsThere(false)
  }, [])
  return (
    <Sheet id={tellMeSheet} title={t('tellMe')}>
      {isOpen ? <TellMeQuestion dialog={tellMeSheet} /> : null}
    </Sheet>
  )
}

/** Whether to show the menu, which only home has. When hydrating it must agree with the page, which may have been left since. */
function useIsHome(): boolean {
  const [here] = useLocation()
  const isHome = here === paths.home()
  return useSyncExternalStore(
    still,
    () => isHome,
    () => (typeof document === 'undefined' ? isHome : document.getElementById('menu') !== null),
  )
}
const still = () => () => {}

/** The Help sheet on every screen. Its numbers are prerendered; the rest is rendered when it is opened. */
function HelpSheet() {
  const t = useText(sheetTexts)
  const say = useSay()
  const isOpen = useOpen('help')
  const asked = useHelpLine()
  useHelpAddress()
  useEffect(() => {
    if (isOpen && asked) document.querySelector<HTMLElement>('#help .asked a')?.focus()
  }, [isOpen, asked])
  const marked = (...lines: HelpLine[]) => (asked && lines.includes(asked) ? 'asked' : undefined)
  return (
    <Sheet id="help" title={say(help.title)} onClose={resetHelp}>
      <div className="stack">
        <div className={marked('ambulance')}>
          <Call icon="i-ambulance" label={t('ambulance')} number="108" emergency />
        </div>
        <div className={marked('police', 'fire')}>
          <Call icon="i-warning" label={t('police')} number="112" />
        </div>
        <div className={marked('control-room', 'missing-person')}>
          <Call icon="i-control" label={t('controlRoom')} number="155304" />
        </div>
        <div>
          <Link href={paths.missingPerson()} className="row" onClick={() => closeDialog('help')}>
            <Icon name="i-user" />
            <span>{t('missing')}</span>
            <Icon name="i-chevron" className="row-end" />
          </Link>
          <Link href={paths.looksLost()} className="row" onClick={() => closeDialog('help')}>
            <Icon name="i-child" />
            <span>{t('looksLost')}</span>
            <Icon name="i-chevron" className="row-end" />
          </Link>
          <Link href={paths.firstAid()} className="row" onClick={() => closeDialog('help')}>
            <Icon name="i-health" />
            <span>{t('firstAid')}</span>
            <Icon name="i-chevron" className="row-end" />
          </Link>
          {isOpen ? <More /> : null}
        </div>
      </div>
    </Sheet>
  )
}

/** Opens the sheet for addresses such as `/?help=police`. */
function useHelpAddress(): void {
  const wanted = new URLSearchParams(useSearch()).get('help')
  useEffect(() => {
    if (wanted !== null) openHelp(helpLines.find(line => line === wanted))
  }, [wanted])
}

const ReadingChoices = lazyPart(() => import('./reading-choices.tsx').then(part => part.ReadingChoices))

/** The number of 'Call developer' (design, reading 16). */
const developerNumber = '155304'

/** The side menu: everything that is not urgent. */
function Menu() {
  const t = useText(sheetTexts)
  const say = useSay()
  const staff = useStaffHint()
  const isOpen = useOpen('menu')
  return (
    <Sheet id="menu" title={t('menu')}>
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
