import { useState } from 'react'
import { fairDate } from '#common/fair-time.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { useStaffEntries } from '#kit/web/staff/manifest.tsx'
import { saveFile } from '#kit/web/staff/save-file.tsx'
import { ChartBand } from '#ui/chart.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import styles from './overview.module.css'
import { dashboardTexts } from './texts.ts'

/** Every list of what visitors sent, as a file. */
export function Exports() {
  const t = useText(dashboardTexts)
  const say = useSay()
  const lists = useStaffEntries('exports')
  const [isFailed, setFailed] = useState(false)
  const save = (list: string) =>
    saveFile(`/api/exports/${list}`, `${list}-${fairDate(serverNow())}.csv`).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  return (
    <ChartBand title={t('exports')}>
      <p className="sub">{t('exportsHint')}</p>
      {isFailed ? <Note kind="err" live="alert" title={t('exportFailed')} /> : null}
      <p className={styles.files}>
        {lists.map(({ list, label }) => (
          <button key={list} type="button" className="btn btn--line btn--s" onClick={() => save(list)}>
            <Icon name="i-download" size={20} />
            {say(label)}
          </button>
        ))}
      </p>
    </ChartBand>
  )
}
