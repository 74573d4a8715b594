import { useEffect } from 'react'
import { Link, useSearch } from 'wouter'
import { openHelp, resetHelp, useHelpLine } from '#kit/web/help.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { type HelpLine, helpLines, paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Call } from '#ui/call.tsx'
import { closeDialog, useOpen } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { help } from '../features.ts'
import { More } from '../help.tsx'
import { sheetTexts } from './sheet-texts.ts'

/** The Help sheet on every screen. Its numbers are prerendered; the rest is rendered when it is opened. */
export function HelpSheet() {
  const t = useText(sheetTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const isOpen = useOpen('help')
  const asked = useHelpLine()
  useHelpAddress()
  useEffect(() => {
    if (isOpen && asked) document.querySelector<HTMLElement>('#help .asked a')?.focus()
  }, [isOpen, asked])
  const marked = (...lines: HelpLine[]) => (asked && lines.includes(asked) ? 'asked' : undefined)
  return (
    <Sheet id="help" title={say(help.title)} closeLabel={kit('close')} onClose={resetHelp}>
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
