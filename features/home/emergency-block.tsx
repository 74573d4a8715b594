import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Call } from '#ui/call.tsx'
import { Icon } from '#ui/icon.tsx'
import { homeTexts } from './texts.ts'

/** Emergency numbers to call, the weather, and a link to all contacts. */
export function EmergencyBlock({ weather }: { weather: ReactNode }) {
  const t = useText(homeTexts)
  return (
    <section className="help">
      <h2>{t('contacts')}</h2>
      <Call icon="i-ambulance" label={t('ambulance')} number="108" emergency />
      {weather}
      <Call icon="i-control" label={t('controlRoomAndHelpDesk')} number="155304" />
      <Link href={paths.facility('centralised-contact')} className="row">
        <Icon name="i-contact" />
        <span>{t('allContacts')}</span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
      <div className="wave" />
    </section>
  )
}
