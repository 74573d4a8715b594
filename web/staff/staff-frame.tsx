import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Link } from 'wouter'
import { may } from '#common/permissions.ts'
import { casePush } from '#features/cases/push/phone.tsx'
import { type CaseCounts, useCaseWatch } from '#features/cases/use-case-watch.tsx'
import type { Member } from '#features/staff/contract.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { OfflineNote } from '#kit/web/offline-note.tsx'
import { useTitle } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { type StaffPanel, useStaffEntries } from '#kit/web/staff/manifest.tsx'
import { StaffRoles } from '#kit/web/staff/member.tsx'
import { signOutEvent } from '#kit/web/staff/staff-hints.tsx'
import { closeDialog, opens } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Loading, State } from '#ui/state.tsx'
import { vehicles } from '../features.tsx'
import { useStaffHint } from '../session-hint.tsx'
import { SessionEnded } from './session-ended.tsx'
import { Shikhara } from './shikhara.tsx'
import './staff.css'
import { cases, dashboard } from './staff-features.tsx'
import { type StaffSession, useStaffSession } from './staff-session.tsx'
import { texts } from './texts.ts'

type Props = {
  title: string
  /** Address of the screen, which the menu marks as current. */
  at: string
  /** What one must be allowed to do to open the screen. */
  permission: StaffPanel['permission']
  /** What is shown where the server cannot be asked who is signed in, and this phone was. */
  whenUnreachable?: (() => ReactNode) | undefined
  children: (member: Member) => ReactNode
}

/** Frame of every staff screen: a side bar from 900 px, a menu sheet on a phone, and the access check. */
export function StaffFrame(props: Props) {
  const session = useStaffSession()
  return session.member ? <Watched {...props} session={session} /> : <Frame {...props} session={session} />
}

/** The frame of somebody who is signed in: it tells of cases on every screen. */
function Watched(props: FrameProps) {
  return <Frame {...props} counts={useCaseWatch()} />
}

type FrameProps = Props & { session: StaffSession; counts?: CaseCounts }
function Frame({ title, at, permission, whenUnreachable, children, session, counts }: FrameProps) {
  const t = useText(texts)
  useTitle(counts?.waiting ? `(${counts.waiting}) ${title}` : title)
  useWideRoot()
  const panels = useStaffEntries('panels')
  const { logOut: endSession } = useStaffHint()
  const logOut = () => {
    dispatchEvent(new Event(signOutEvent))
    // A phone that signs out is called no more.
    void casePush
      .stop()
      .catch(() => undefined)
      .then(endSession)
  }
  const { language, choose } = useLanguage()
  const other = language === 'en' ? 'hi' : 'en'
  if (session.state === 'nobody') return <main id="content" aria-busy="true" />
  const links = session.member ? linksFor(session.member, panels) : []
  return (
    <div className="staff">
      <aside className="side">
        <Shikhara className="side-art" />
        <p className="side-name">
          {t('fair')}
          <small>{t('corporation')}</small>
        </p>
        <StaffNav links={links} at={at} counts={counts} />
        <button
          type="button"
          className="side-i"
          lang={other}
          data-language={other}
          onClick={() => choose(other)}
        >
          <Icon name="i-language" />
          <span>{t('otherLanguage')}</span>
        </button>
        <button type="button" className="side-i side-out" onClick={logOut}>
          <Icon name="i-logout" />
          <span>{t('logout')}</span>
        </button>
      </aside>
      <div className="staff-main">
        <header className="staff-h">
          <button
            type="button"
            className={counts?.unseen ? 'icbtn icbtn--hot' : 'icbtn'}
            aria-label={counts?.waiting ? t('staffMenuCases', { n: counts.waiting }) : t('staffMenu')}
            {...opens('staff-menu')}
          >
            <Icon name="i-menu" />
          </button>
          <h1 tabIndex={-1}>{title}</h1>
          <button
            type="button"
            className="icbtn"
            aria-label={t('otherLanguage')}
            lang={other}
            onClick={() => choose(other)}
          >
            <Icon name="i-language" size={28} />
          </button>
          <button type="button" className="icbtn" aria-label={t('logout')} onClick={logOut}>
            <Icon name="i-logout" />
          </button>
        </header>
        <main id="content">
          <OfflineNote />
          {session.state === 'asking' ? <Loading label={t('loading')} /> : null}
          {session.state === 'unreachable'
            ? (whenUnreachable?.() ?? (
                <State icon="i-wifi-off" title={t('unreachable')}>
                  <p>{t('unreachableUse')}</p>
                  <button type="button" className="btn btn--main" onClick={() => session.refresh()}>
                    {t('tryAgain')}
                  </button>
                </State>
              ))
            : null}
          {session.member ? (
            <AccessCheck member={session.member} permission={permission} show={children} />
          ) : null}
        </main>
      </div>
      <Sheet id="staff-menu" title={t('staffMenu')} closeLabel={t('close')}>
        <StaffNav links={links} at={at} counts={counts} inSheet />
      </Sheet>
      {session.member ? <SessionEnded member={session.member} /> : null}
    </div>
  )
}

function AccessCheck({
  member,
  permission,
  show,
}: {
  member: Member
  permission: Props['permission']
  show: Props['children']
}) {
  const t = useText(texts)
  if (permission !== 'staff' && !may(member.roles, permission))
    return <State icon="i-warning" title={t('forbidden')} />
  return <StaffRoles value={member.roles}>{show(member)}</StaffRoles>
}

type NavLink = { to: string; icon: IconName; label: { en: string; hi: string } }

/** The screens that an account may open, in the order of the menu. */
function linksFor({ roles }: Member, panels: readonly StaffPanel[]): NavLink[] {
  const mayOpen = (permission: StaffPanel['permission']) => permission === 'staff' || may(roles, permission)
  return [
    ...(mayOpen('dashboard')
      ? [{ to: paths.dashboard(), icon: 'i-home' as const, label: dashboard.title }]
      : []),
    ...panels
      .filter(panel => mayOpen(panel.permission))
      .map(({ id, icon, label }) => ({ to: paths.staffPanel(id), icon, label })),
    ...(mayOpen('vehicle')
      ? [{ to: paths.vehicleAdmin(), icon: 'i-car' as const, label: vehicles.title }]
      : []),
    { to: paths.home(), icon: 'i-map' as const, label: texts.publicGuide },
  ]
}

function StaffNav({
  links,
  at,
  counts,
  inSheet = false,
}: {
  links: readonly NavLink[]
  at: string
  counts: CaseCounts | undefined
  inSheet?: boolean
}) {
  const t = useText(texts)
  const say = useSay()
  return (
    <nav aria-label={t('staffMenu')} className={inSheet ? 'menu' : 'side-nav'}>
      {links.map(({ to, icon, label }) => (
        <Link
          key={to}
          href={to}
          className={inSheet ? 'row' : 'side-i'}
          aria-current={to === at ? 'page' : undefined}
          ref={to === at && !inSheet ? showInBar : undefined}
          onClick={() => closeDialog('staff-menu')}
        >
          <Icon name={icon} />
          <span>{say(label)}</span>
          {to === paths.staffPanel(cases.name) && counts?.waiting ? (
            <b className={counts.unseen ? 'nav-count nav-count--hot num' : 'nav-count num'}>
              {counts.waiting}
            </b>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}

/** The line of the open panel may be below the end of the side bar, which scrolls by itself. */
const showInBar = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** Lets the console use the full width; the guide itself is as wide as a phone. */
function useWideRoot() {
  useLayoutEffect(() => {
    document.documentElement.dataset.staff = ''
    return () => {
      delete document.documentElement.dataset.staff
    }
  }, [])
  useEffect(() => () => closeDialog('staff-menu'), [])
}
