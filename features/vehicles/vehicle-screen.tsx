import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { flush } from '#kit/web/outbox/outbox.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { Page } from '#kit/web/page.tsx'
import { useAsked } from '#kit/web/staff/asked.ts'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast.ts'
import { kind, type Slip } from './register.ts'
import { forgetDraft, RegisterForm } from './register-form.tsx'
import { reserveNumbers } from './reserved-numbers.ts'
import { SearchPanel } from './search-panel.tsx'
import { isSignedOut, signOut, useSession } from './session.ts'
import { SignIn } from './sign-in.tsx'
import { SlipsTab } from './slips/slips-tab.tsx'
import { SuccessCard } from './success-card.tsx'
import { vehiclesTexts } from './texts.ts'

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
            onSent={() => setSlip(known => known && { ...known, isWaiting: false })}
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
