import { useText } from '#kit/web/language.tsx'
import { outboxView } from '#kit/web/outbox/outbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { kind } from './register.tsx'
import { forgetDraft } from './register-form.tsx'
import { signOut } from './session.tsx'
import { vehiclesTexts } from './texts.ts'

/** Signs out. Refused while registrations wait to be sent: signing out deletes personal data from the phone (ASVS 14.3). */
export function LogoutButton({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(vehiclesTexts)
  const leave = async () => {
    if (outboxView().items.some(item => item.kind === kind))
      return showToast(t('logoutWaits'), { kind: 'bad', ms: 5000 })
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
