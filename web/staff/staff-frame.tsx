import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { may } from '#common/permissions.ts'
import type { Text } from '#common/text.ts'
import { casePush } from '#features/cases/push/phone.ts'
import { type CaseCounts, useCaseWatch } from '#features/cases/use-case-watch.ts'
import type { Member, staffContract } from '#features/staff/contract.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { OfflineNote } from '#kit/web/offline-note.tsx'
import { useTitle } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Sheet } from '#kit/web/sheet.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { type StaffPanel, useStaffEntries } from '#kit/web/staff/manifest.ts'
import { StaffRoles } from '#kit/web/staff/member.ts'
import { closeDialog, opens } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { vehicles } from '../features.ts'
import { useStaffHint } from '../session-hint.ts'
import { type MenuLine, menuOf, ownAccount } from './menu-groups.ts'
import { SessionEnded } from './session-ended.tsx'
import './staff.css'
import type { ApiError } from '#kit/web/api.ts'
import { queryHook } from '#kit/web/query.ts'
import { signInAgain } from '#kit/web/staff/sign-in-again.ts'
import { forgetStaff, hintedName } from '#kit/web/staff/staff-hints.ts'
import { cases, dashboard } from './staff-features.ts'
import { StaffFind } from './staff-find.tsx'
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
        <Shikhara />
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
      <Sheet id="staff-menu" title={t('staffMenu')}>
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

/** The temple's outline at the bottom of the staff menu. */
function Shikhara() {
  return (
    <svg className="side-art" viewBox="0 0 160 210" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M58 210v-62c2-42 20-80 37-106h14c17 26 35 64 37 106v62z" />
        <path
          d="M80 148c1-40 10-78 19-106M124 148c-1-40-10-78-19-106M88 56h28M81 70h42M75 84h54M70 98h64M66 112h72M62 128h80"
          opacity=".55"
        />
        <path d="M97 42c-1-3-1-5 0-7h10c1 2 1 4 0 7zM92 28c0-3 3-5 5-5h10c2 0 5 2 5 5s-3 7-5 7H97c-2 0-5-4-5-7zM97 23v12M102 23v12M107 23v12M99 23c-1-3 1-5 3-5s4 2 3 5z" />
        <path d="M50 210v-40c1-22 8-40 15-54h7c7 14 14 32 15 54v40zM117 210v-40c1-22 8-40 15-54h7c7 14 14 32 15 54v40z" />
        <path d="M80 210v-34c1-24 10-46 18-60h8c8 14 17 36 18 60v34zM92 210v-22c0-9 5-13 10-17 5 4 10 8 10 17v22z" />
        <path d="M6 210v-30h44v30zM2 180h52l-5-9H7zM9 171h38l-5-9H14zM16 162h24l-5-9H21z" />
        <path d="M102 18V3M97.5 5c0 4 1.5 6 4.5 6s4.5-2 4.5-6" />
      </g>
      <path d="M103 3c12-4 18 6 32 1-6 6-8 9-7 15-11 3-16-5-25-2z" fill="var(--kesari)" />
    </svg>
  )
}

const useSession = queryHook<typeof staffContract>()
type StaffSession =
  | { state: 'asking' | 'nobody'; member?: undefined; refresh: () => Promise<void> }
  | { state: 'unreachable'; error: ApiError; member?: undefined; refresh: () => Promise<void> }
  | { state: 'signed-in'; member: Member; refresh: () => Promise<void> }

/**
 * Who is signed in. Redirects to /admin if nobody is, or if the hint of specification §4 is missing, unreadable or names
 * somebody else. If the session ends by itself while the screen is open, the screen stays, with what is typed there, and its
 * reader is asked to sign in again.
 */
function useStaffSession(): StaffSession {
  const [, go] = useLocation()
  const { value, error, refresh } = useSession('GET /api/session', {})
  const names = [hintedName('admin'), hintedName('vehicle')]
  const before = useRef<Member>(undefined)
  const member = value?.staff ?? before.current
  const isKnown = member ? names.includes(member.username) : names.some(name => name !== undefined)
  const isNobody = !isKnown || (value !== undefined && !member)
  useEffect(() => {
    if (!isNobody) return
    forgetStaff()
    // After signing in, the linked screen opens (features/staff/sign-in-screen.tsx).
    go(paths.admin(), { replace: true, state: { next: location.pathname + location.search } })
  }, [isNobody, go])
  const hasEnded = isKnown && member !== undefined && value?.staff === null
  useEffect(() => {
    before.current = member
    if (hasEnded) signInAgain().catch(() => undefined)
  }, [member, hasEnded])
  if (isNobody) return { state: 'nobody', refresh }
  if (member) return { state: 'signed-in', member, refresh }
  return error ? { state: 'unreachable', error, refresh } : { state: 'asking', refresh }
}
