import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useSay, useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { flush } from '#kit/web/outbox/outbox.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { useShare } from '#kit/web/share.tsx'
import { useAsked } from '#kit/web/staff/asked.ts'
import { SignInForm } from '#kit/web/staff/sign-in-form.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, Dialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast.ts'
import { lotName, useLots } from './lots/use-lots.ts'
import { QrCode } from './qr-code.tsx'
import { kind, type Slip } from './register.ts'
import { forgetDraft, RegisterForm } from './register-form.tsx'
import { reserveNumbers } from './reserved-numbers.ts'
import { SearchPanel } from './search-panel.tsx'
import { isSignedOut, signOut, useSession } from './session.ts'
import { SlipPapers } from './slip-paper.tsx'
import { SlipsTab } from './slips/slips-tab.tsx'
import { vehicleSignInTexts, vehiclesTexts } from './texts.ts'
import style from './vehicles.module.css'

/** `/admin/vehicle`. The screen keeps its state while the sign-in dialog is open. */
export function VehicleScreen() {
  const t = useText(vehiclesTexts)
  const { session, look, signedIn, signedOut } = useSession()
  const [wasIn, setWasIn] = useState(false)
  const [tab, setTab] = useState<'register' | 'search' | 'slips'>('register')
  const asked = useAsked('long')
  // In an effect, because the prerendered page was written without any query.
  useEffect(() => {
    if (asked) setTab('search')
  }, [asked])
  const [slip, setSlip] = useState<Slip>()
  useEffect(() => {
    if (session !== 'in') return
    setWasIn(true)
    reserveNumbers().catch(() => undefined)
    // Send registrations that waited for a sign-in.
    flush()
  }, [session])
  const done = (made: Slip) => {
    setSlip(made)
    // It may be waiting because the session has ended.
    if (made.isWaiting) look()
  }
  const isWorking = wasIn || session === 'in'
  return (
    <Page
      flow
      keys={
        isWorking ? (
          <LogoutButton
            onSignedOut={() => {
              setSlip(undefined)
              setWasIn(false)
              signedOut()
            }}
          />
        ) : null
      }
    >
      <SignIn isAsked={session === 'out'} onSignedIn={signedIn} />
      {isWorking ? (
        <Tabs
          label={t('tabs')}
          tabs={[
            { id: 'register', label: t('register') },
            { id: 'search', label: t('searchTab') },
            { id: 'slips', label: t('slipsTab') },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          <Waiting
            kind={kind}
            say={({ fields }) =>
              t('waitingAs', { id: String(fields.vehicle_id), owner: String(fields.owner_name) })
            }
            onSent={ids =>
              setSlip(known => known && (ids.includes(known.id) ? { ...known, isWaiting: false } : known))
            }
          />
          {tab === 'search' ? <SearchPanel session={session} onSignedOut={look} /> : null}
          {tab === 'slips' ? <SlipsTab session={session} onSignedOut={look} /> : null}
          {tab === 'register' && slip ? (
            <SuccessCard slip={slip} onAnother={() => setSlip(undefined)} />
          ) : null}
          {tab === 'register' && !slip ? (
            <RegisterForm onRegistered={done} onRefused={error => isSignedOut(error) && look()} />
          ) : null}
        </Tabs>
      ) : (
        <Loading />
      )}
    </Page>
  )
}

/**
 * Signs out, but not while one's own registrations wait to be sent, because it deletes personal data from the phone (ASVS
 * 14.3).
 */
function LogoutButton({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(vehiclesTexts)
  const { items } = useOutbox(kind)
  const leave = async () => {
    if (items.length > 0) return showToast(t('logoutWaits'), { kind: 'bad', ms: 5000 })
    try {
      await signOut()
    } catch {
      return showToast(t('logoutFailed'), { kind: 'bad' })
    }
    await forgetDraft().catch(() => undefined)
    onSignedOut()
  }
  return (
    <button type="button" className="icbtn" aria-label={t('logout')} onClick={leave}>
      <Icon name="i-logout" />
    </button>
  )
}

const dialog = 'vehicle-sign-in'

/** The browser's Back leaves the screen instead of closing the dialog, because the screen is empty until somebody signs in. */
const leavesScreen = () => false

/** The sign-in dialog. It covers the screen, which keeps its input, and can only be left by going to Home. */
function SignIn({ isAsked, onSignedIn }: { isAsked: boolean; onSignedIn: () => void }) {
  const t = useText(vehiclesTexts)
  const kit = useText(kitTexts)
  const titleId = useId()
  useEffect(() => {
    if (isAsked) openDialog(dialog)
    else closeDialog(dialog)
  }, [isAsked])
  return (
    <Dialog
      id={dialog}
      labelledBy={titleId}
      className="sheet-dialog"
      dismissable={false}
      mayGoBack={leavesScreen}
    >
      <div className="sheet">
        <h2 id={titleId}>{t('loginTitle')}</h2>
        <p className="sub">{t('loginUse')}</p>
        {isAsked ? (
          <div className={style.stack}>
            <SignInForm as="vehicle" words={vehicleSignInTexts} onSignedIn={onSignedIn}>
              <Link href={paths.home()} className="btn btn--quiet btn--block">
                {kit('toHome')}
              </Link>
            </SignInForm>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The new vehicle's ID in large letters, its QR code, and buttons to print or send the slip. */
function SuccessCard({ slip, onAnother }: { slip: Slip; onAnother: () => void }) {
  const t = useText(vehiclesTexts)
  const say = useSay()
  const lots = useLots().value?.lots
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const { vehicle_id } = slip
  const lot = say(lotName(lots, slip.parking_location))
  const { share, sheet } = useShare('share-slip', () => showToast(t('copied')))
  return (
    <>
      <SlipPapers slips={[slip]} />
      <section className={style.ok}>
        <span className={style.tick}>
          <Icon name="i-check" />
        </span>
        <h2 ref={title} tabIndex={-1}>
          {t('registered')}
        </h2>
        <p className={style.label}>{t('vehicleId')}</p>
        <p className={`${style.id} num`}>{vehicle_id}</p>
        <QrCode className={style.qr} value={vehicle_id} label={t('qr', { id: vehicle_id })} />
      </section>
      {slip.isWaiting ? (
        <Note kind="warn" icon="i-wifi-off" title={t('keptTitle')} live="status">
          <span>{t('keptUse')}</span>
        </Note>
      ) : null}
      <dl className={`divided ${style.facts}`}>
        <div>
          <dt className="sub">{t('owner')}</dt>
          <dd>
            <bdi>{slip.owner_name}</bdi>
          </dd>
        </div>
        <div>
          <dt className="sub">{t('lot')}</dt>
          <dd>{lot}</dd>
        </div>
      </dl>
      <button type="button" className={`btn btn--line ${style.print}`} onClick={() => print()}>
        <Icon name="i-print" />
        {t('print')}
      </button>
      <div className="act">
        <button
          type="button"
          className={`btn btn--line ${style.key}`}
          aria-label={t('share')}
          onClick={() => share({ text: t('shareText', { id: vehicle_id, lot }) })}
        >
          <Icon name="i-share" />
        </button>
        <button type="button" className="btn btn--main" onClick={onAnother}>
          {t('another')}
        </button>
      </div>
      {sheet}
    </>
  )
}
