import type { ReactNode } from 'react'
import { closes, Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from './language.tsx'
import { kitTexts } from './texts.ts'

type Props = { id: string; title: string; children: ReactNode; onClose?: () => void }

/** A bottom sheet with title and close button. */
export function Sheet({ id, title, children, onClose }: Props) {
  const t = useText(kitTexts)
  return (
    <Dialog id={id} labelledBy={`${id}-title`} className="sheet-dialog" onClose={onClose}>
      <div className="sheet">
        <div className="sheet-h">
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" className="icbtn" aria-label={t('close')} {...closes(id)}>
            <Icon name="i-close" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
