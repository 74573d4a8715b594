import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'wouter'
import { may } from '#common/permissions.ts'
import type { Text } from '#common/text.ts'
import { casePush } from '#features/cases/push/phone.ts'
import { type CaseCounts, useCaseWatch } from '#features/cases/use-case-watch.ts'
import type { Member } from '#features/staff/contract.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { OfflineNote } from '#kit/web/offline-note.tsx'
import { useTitle } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { type StaffPanel, useStaffEntries } from '#kit/web/staff/manifest.ts'
import { StaffRoles } from '#kit/web/staff/member.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, opens } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { State } from '#ui/state.tsx'
import { vehicles } from '../features.ts'
import { useStaffHint } from '../session-hint.ts'
import { type MenuLine, menuOf, ownAccount } from './menu-groups.ts'
import { SessionEnded } from './session-ended.tsx'
import { Shikhara } from './shikhara.tsx'
import './staff.css'
import { cases, dashboard } from './staff-features.ts'
import { StaffFind } from './staff-find.tsx'
import { type StaffSession, useStaffSession } from './staff-session.ts'
import { consoleTexts } from './texts.ts'

type Props = {
  title: string
  /** The screen's address, marked as current in the menu. */
  at: string
  /** The permission needed to open the screen. */
  permission: StaffPanel['permission']
  /** Shown if the server cannot be reached to check the session and this phone was signed in before. */
  whenUnreachable?: (() => ReactNode) | undefined
  children: (member: Member) => ReactNode
}

/** The frame of every staff screen: a side bar from 900 px, a menu sheet on a phone, and the access check. */
export function StaffFrame(props: Props) {
  const session = useStaffSession()
  return session.member ? <Watched {...props} session={session} /> : <Frame {...props} session={session} />
}

/** The frame once somebody is signed in; it announces cases on every screen. */
function Watched(props: FrameProps) {
  return <Frame {...props} counts={useCaseWatch()} />
}

type FrameProps = Props & { session: StaffSession; counts?: CaseCounts }
function Frame({ title, at, permission, whenUnreachable, children, session, counts }: FrameProps) {
  const t = useText(consoleTexts)
  const kit = useText(kitTexts)
  useTitle(counts?.waiting ? `(${counts.waiting}) ${title}` : title)
  useWideRoot()
  const panels = useStaffEntries('panels')
  const { logOut: endSession } = useStaffHint()
  const logOut = async () => {
    // After signing out, this phone gets no more case pushes. Without a network the session goes on, and so do they.
    if (navigator.onLine) await casePush.stop().catch(() => undefined)
    endSession()
  }
  const { language, choose } = useLanguage()
  const other = language === 'en' ? 'hi' : 'en'
  if (session.state === 'nobody') return <main id="content" aria-busy="true" />
  const roles = session.member?.roles ?? []
  const open = panels.filter(({ permission: needed }) => needed === 'staff' || may(roles, needed))
  const lines = menuOf(open)
  const links = session.member ? linksFor(session.member, lines, open) : []
  const here = lines.find(
    line => line.panels.length > 1 && line.panels.some(({ id }) => paths.staffPanel(id) === at),
  )
  return (
    <div className="staff">
      <aside className="side">
        <Shikhara className="side-art" />
        <p className="side-name">
          {t('fair')}
          <small>{t('corporation')}</small>
        </p>
        <StaffNav {...{ links, at, counts, roles }} panels={open} />
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
        {here ? <GroupTabs line={here} at={at} /> : null}
        <main id="content">
          <OfflineNote />
          {session.state === 'asking' ? <Loading /> : null}
          {session.state === 'unreachable'
            ? (whenUnreachable?.() ?? (
                <StaffNotLoaded query={{ ...session, isLoading: false }} failed={t('unreachable')} />
              ))
            : null}
          {session.member ? (
            <AccessCheck member={session.member} permission={permission} show={children} />
          ) : null}
        </main>
      </div>
      <Sheet id="staff-menu" title={t('staffMenu')} closeLabel={kit('close')}>
        <StaffNav {...{ links, at, counts, roles }} panels={open} inSheet />
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
  const t = useText(consoleTexts)
  if (permission !== 'staff' && !may(member.roles, permission))
    return <State icon="i-warning" title={t('forbidden')} />
  return <StaffRoles value={member.roles}>{show(member)}</StaffRoles>
}

type NavLink = {
  to: string
  icon: IconName
  label: Text
  /** Addresses that belong to the line. */
  holds?: readonly string[]
}

/** The menu's lines for an account, in order. */
function linksFor({ roles }: Member, lines: readonly MenuLine[], open: readonly StaffPanel[]): NavLink[] {
  const own = open.find(({ id }) => id === ownAccount)
  const linkOf = ({ id, icon, label }: StaffPanel): NavLink => ({ to: paths.staffPanel(id), icon, label })
  return [
    ...(may(roles, 'dashboard')
      ? [{ to: paths.dashboard(), icon: 'i-home' as const, label: dashboard.title }]
      : []),
    ...lines.map(({ group, panels: [first, ...more] }) => ({
      ...linkOf(first),
      ...(more.length > 0 && 'label' in group && { icon: group.icon, label: group.label }),
      holds: [first, ...more].map(({ id }) => paths.staffPanel(id)),
    })),
    ...(may(roles, 'vehicle')
      ? [{ to: paths.vehicleAdmin(), icon: 'i-car' as const, label: vehicles.title }]
      : []),
    ...(own ? [linkOf(own)] : []),
    { to: paths.home(), icon: 'i-map' as const, label: consoleTexts.publicGuide },
  ]
}

/** The panels of one menu line, as tabs. */
function GroupTabs({ line: { group, panels }, at }: { line: MenuLine; at: string }) {
  const say = useSay()
  return (
    <nav className="staff-group" aria-label={'label' in group ? say(group.label) : undefined}>
      {panels.map(({ id, label }) => {
        const to = paths.staffPanel(id)
        return (
          <Link
            key={id}
            href={to}
            aria-current={to === at ? 'page' : undefined}
            ref={to === at ? showInBar : undefined}
          >
            {say(label)}
          </Link>
        )
      })}
    </nav>
  )
}

type NavProps = {
  links: readonly NavLink[]
  at: string
  counts: CaseCounts | undefined
  roles: Member['roles']
  /** The panels that the account may open, for finding them by name. */
  panels: readonly StaffPanel[]
  inSheet?: boolean
}
function StaffNav({ links, at, counts, roles, panels, inSheet = false }: NavProps) {
  const t = useText(consoleTexts)
  const say = useSay()
  const [wanted, setWanted] = useState('')
  return (
    <nav aria-label={t('staffMenu')} className={inSheet ? 'menu' : 'side-nav'}>
      {links.length > 0 ? (
        <input
          className="in find-in"
          type="search"
          aria-label={t('find')}
          placeholder={t('findShort')}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      ) : null}
      {wanted.trim() ? (
        <StaffFind wanted={wanted} panels={panels} roles={roles} />
      ) : (
        links.map(({ to, icon, label, holds = [to] }) => {
          const isHere = holds.includes(at)
          return (
            <Link
              key={to}
              href={to}
              className={inSheet ? 'row' : 'side-i'}
              aria-current={to === at ? 'page' : isHere ? 'true' : undefined}
              ref={isHere && !inSheet ? showInBar : undefined}
              onClick={() => closeDialog('staff-menu')}
            >
              <Icon name={icon} />
              <span>{say(label)}</span>
              {holds.includes(paths.staffPanel(cases.name)) && counts?.waiting ? (
                <b className={counts.unseen ? 'nav-count nav-count--hot num' : 'nav-count num'}>
                  {counts.waiting}
                </b>
              ) : null}
            </Link>
          )
        })
      )}
    </nav>
  )
}

/** Scrolls the side bar to the open panel's line, which may be out of view. */
const showInBar = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** Lets the console use the full width; the guide itself is only as wide as a phone. */
function useWideRoot() {
  useLayoutEffect(() => {
    document.documentElement.dataset.staff = ''
    return () => {
      delete document.documentElement.dataset.staff
    }
  }, [])
  useEffect(() => () => closeDialog('staff-menu'), [])
}
