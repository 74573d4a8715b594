import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Sheet } from '#kit/web/sheet.tsx'
import { closeDialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import style from '../vehicles.module.css'
import { Scanner } from './scanner.tsx'
import { slipScanTexts } from './texts.ts'

type Props = {
  /** Id of its dialog; a page may have two. */
  id: string
  label?: string
  onFound: (id: string) => void
}

/** Reads a slip's QR code with the back camera, or from a photo of the slip. */
export function ScanButton({ id: dialog, label, onFound }: Props) {
  const t = useText(slipScanTexts)
  const [isOpen, setOpen] = useState(false)
  const title = label ?? t('scan')
  return (
    <>
      <button
        type="button"
        className={`btn btn--line ${style.scan}`}
        onClick={() => {
          setOpen(true)
          openDialog(dialog)
        }}
      >
        <Icon name="i-camera" />
        {title}
      </button>
      <Sheet id={dialog} title={title} onClose={() => setOpen(false)}>
        {isOpen ? (
          <Scanner
            onFound={id => {
              closeDialog(dialog)
              onFound(id)
            }}
          />
        ) : null}
      </Sheet>
    </>
  )
}
