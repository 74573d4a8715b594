import { Link } from 'wouter'
import { useHelpLine } from '#kit/web/help.ts'
import { useText } from '#kit/web/language.tsx'
import { type HelpLine, paths } from '#kit/web/paths.ts'
import { Call } from '#ui/call.tsx'
import { closeDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import style from './help.module.css'
import { type HealthPlace, NearestHealth } from './nearest-health.tsx'
import { SendPosition } from './send-position.tsx'
import { helpTexts } from './texts.ts'
import '#ui/notices.css'

/** Lines that are folded otherwise but shown among the numbers here. */
const moreLines: readonly HelpLine[] = ['missing-person', 'fire', 'railway']

/** The lower part of the Help sheet: missing person, nearest health centre, sending one's position, more numbers. */
export function HelpMore({ healthPlaces }: { healthPlaces: readonly HealthPlace[] }) {
  const t = useText(helpTexts)
  const asked = useHelpLine()
  return (
    <>
      {asked === 'missing-person' ? (
        <Note kind="warn" title={t('missingTitle')} live="status">
          <span>{withCalls(t('missing'))}</span>
        </Note>
      ) : null}
      <Link href={paths.danger()} className="row" onClick={() => closeDialog('help')}>
        <Icon name="i-warning" />
        <span>{t('danger')}</span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
      <NearestHealth places={healthPlaces} />
      <SendPosition />
      <details className={style.more} open={asked !== undefined && moreLines.includes(asked)}>
        <summary className="row">
          <Icon name="i-phone" />
          <span>{t('more')}</span>
          <Icon name="i-chevron" className={`row-end ${style.turn}`} />
        </summary>
        <div className={`stack ${style.numbers}`}>
          <Call icon="i-user" label={t('children')} number="1098" />
          <Call icon="i-user" label={t('women')} number="181" />
          <Call icon="i-warning" label={t('fire')} number="101" />
          <Call icon="i-phone" label={t('railway')} number="139" />
          <Call icon="i-user" label={t('elders')} number="14567" />
        </div>
      </details>
    </>
  )
}
