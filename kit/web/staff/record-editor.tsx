import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { closeDialog, Dialog, openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showFirstFault } from '../draft.ts'
import { useText } from '../language.tsx'
import styles from './staff-list.module.css'
import { kitStaffTexts } from './texts.ts'
import type { Saving } from './use-saving.ts'

type Props<Row> = {
  title: string
  saving: Saving<Row>
  /** Something was typed or chosen. */
  isChanged: boolean
  onSave: () => void
  onClose: () => void
  /** Replaces what was typed by what somebody else saved. */
  onTakeTheirs: (theirs: Row) => void
  /** Overwrites theirs with what was typed. */
  onKeepMine: (theirs: Row) => void
  children: ReactNode
}

/**
 * Edits one row in a sheet over its list. Once something is typed it closes by its own buttons only, so a tap beside it
 * or the browser's Back loses nothing.
 */
export function RecordEditor<Row>(props: Props<Row>) {
  const { title, saving, isChanged, onSave, onClose, onTakeTheirs, onKeepMine, children } = props
  const t = useText(kitStaffTexts)
  useEffect(() => {
    openDialog('record-editor')
    return () => closeDialog('record-editor')
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (saving.state !== 'saving') onSave()
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (saving.state === 'invalid' || saving.state === 'taken') showFirstFault(form.current)
  }, [saving.state])
  const { theirs } = saving
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
          <button type="button" className="icbtn" aria-label={t('close')} onClick={onClose}>
            <Icon name="i-close" />
          </button>
        </div>
        <div className={styles.fields}>{children}</div>
        <div className={styles.end}>
          {saving.state === 'failed' || saving.state === 'taken' || saving.state === 'invalid' ? (
            <Note kind="err" live="alert" title={t(saving.state)} />
          ) : null}
          {saving.state === 'changed' ? (
            <Note kind="warn" live="alert" title={t('changed')}>
              {theirs ? (
                <span className={styles.keys}>
                  <button type="button" className="btn btn--line btn--s" onClick={() => onTakeTheirs(theirs)}>
                    {t('takeTheirs')}
                  </button>
                  <button type="button" className="btn btn--line btn--s" onClick={() => onKeepMine(theirs)}>
                    {t('keepMine')}
                  </button>
                </span>
              ) : null}
            </Note>
          ) : null}
          <button type="submit" className="btn btn--main btn--block" disabled={saving.state === 'saving'}>
            {saving.state === 'saving' ? <i className="spin" aria-hidden="true" /> : null}
            <span>{t(saving.state === 'saving' ? 'saving' : 'save')}</span>
          </button>
          <button type="button" className="btn btn--quiet btn--block" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
