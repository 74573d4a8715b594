import { useEffect } from 'react'
import { inSize } from '#common/photo.ts'
import { useText } from '#kit/web/language.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { closes, Dialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Item } from './contract.ts'
import style from './lost-found.module.css'

const id = 'item-viewer'
type Props = { item: Item; what: string; onClose: () => void }

/** One photo over the whole screen, from its first moment; Escape, the cross and a tap beside it close it. */
export function Viewer({ item, what, onClose }: Props) {
  const kit = useText(kitTexts)
  useEffect(() => openDialog(id), [])
  return (
    <Dialog id={id} labelledBy={`${id}-title`} className={style.viewer} onClose={onClose}>
      <div className={style.viewerTop}>
        <h2 id={`${id}-title`}>
          <bdi>{what}</bdi>
        </h2>
        <button type="button" className="icbtn" aria-label={kit('close')} {...closes(id)}>
          <Icon name="i-close" />
        </button>
      </div>
      <img src={inSize(item.images, 1600)} alt={what} width={item.width} height={item.height} />
    </Dialog>
  )
}
