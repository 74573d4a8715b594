import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { closeDialog, Dialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showFirstFault } from '../draft.ts'
import { useText } from '../language.tsx'
import { kitTexts } from '../texts.ts'
import { NotSaved } from './saving.tsx'
import styles from './staff-list.module.css'
import { kitStaffTexts } from './texts.ts'
import { ClashContext } from './their-value.tsx'
import type { Clashes, Saving } from './use-record.ts'

type Props = {
  title: string
  saving: Saving
  /** Something was typed or chosen. */
  isChanged: boolean
  onSave: () => void
  onClose: () => void
  /** What somebody else saved meanwhile in the same fields. */
  clashes: Clashes
  onDecide: (path: string, take: 'theirs' | 'mine') => void
  /** Takes their value in every conflict. */
  onTakeTheirs: () => void
  /** Saves my value in every conflict. */
  onKeepMine: () => void
  children: ReactNode
}

/**
 * Edits one row in a sheet over its list. Once something is typed it closes by its own buttons only, so a tap beside it
 * or the browser's Back loses nothing.
 */
export function RecordEditor(props: Props) {
  const { title, saving, isChanged, onSave, onClose, clashes, onDecide, onTakeTheirs, onKeepMine } = props
  const t = useText(kitStaffTexts)
  const kit = useText(kitTexts)
  useEffect(() => {
    openDialog('record-editor')
    return () => closeDialog('record-editor')
  }, [])
  const form = useRef<HTMLFormElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (saving.state === 'changed') showTheirs(form.current)
    else if (saving.state !== 'saving') onSave()
  }
  useEffect(() => {
    if (saving.state === 'invalid' || saving.state === 'taken') showFirstFault(form.current)
    if (saving.state === 'changed') showTheirs(form.current)
  }, [saving.state])
  return (
    <Dialog
      id="record-editor"
      labelledBy="record-editor-title"
      className="sheet-dialog"
      dismissable={!isChanged}
      onClose={onClose}
    >
      <form ref={form} className="sheet" onSubmit={send} noValidate>
        <div className="sheet-h">
          <h2 id="record-editor-title">{title}</h2>
          <button type="button" className="icbtn" aria-label={kit('close')} onClick={onClose}>
            <Icon name="i-close" />
          </button>
        </div>
        <ClashContext value={{ ...clashes, onDecide }}>
          <div className={styles.fields}>{props.children}</div>
        </ClashContext>
        <div className={`stack ${styles.end}`}>
          {saving.state === 'taken' || saving.state === 'invalid' ? (
            <Note kind="err" live="alert" title={t(saving.state)} />
          ) : null}
          <NotSaved error={saving.error} isTyped />
          {saving.state === 'changed' ? (
            <Note kind="warn" live="alert" title={t('changed', { name: clashes.by || t('somebody') })}>
              <span className="cluster">
                <button type="button" className="btn btn--line btn--s" onClick={onTakeTheirs}>
                  {t('takeTheirs')}
                </button>
                <button type="button" className="btn btn--line btn--s" onClick={onKeepMine}>
                  {t('keepMine')}
                </button>
              </span>
            </Note>
          ) : null}
          <button type="submit" className="btn btn--main btn--block" disabled={saving.state === 'saving'}>
            {saving.state === 'saving' ? <i className="spin" aria-hidden="true" /> : null}
            <span>{t(saving.state === 'saving' ? 'saving' : 'save')}</span>
          </button>
          <button type="button" className="btn btn--quiet btn--block" onClick={onClose}>
            {kit('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const showTheirs = (form: HTMLElement | null) =>
  form?.querySelector(`.${styles.theirs}`)?.scrollIntoView({ block: 'center' })
