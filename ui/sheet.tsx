import type { ReactNode } from 'react'
import { closes, Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'

type Props = { id: string; title: string; closeLabel: string; children: ReactNode; onClose?: () => void }

/** A bottom sheet with title and close button. */
export function Sheet({ id, title, closeLabel, children, onClose }: Props) {
  return (
    <Dialog id={id} labelledBy={`${id}-title`} className="sheet-dialog" onClose={onClose}>
      <div className="sheet">
        <div className="sheet-h">
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" className="icbtn" aria-label={closeLabel} {...closes(id)}>
            <Icon name="i-close" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
