import { useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { copyText } from '#kit/web/share.tsx'
import type { Finding } from '../contract.ts'
import { sayFinding } from '../say.ts'
import { texts } from '../texts.ts'
import styles from './doctor-panel.module.css'
import { LevelMark } from './level-mark.tsx'

/** What is wrong, why it matters, one step, and the line that the step needs. */
export function Trouble({ finding }: { finding: Finding }) {
  const t = useText(texts)
  const { language } = useLanguage()
  const [copied, setCopied] = useState<boolean>()
  const { title, why, act, line } = sayFinding(finding, language)
  const copy = async () => setCopied(await copyText(line ?? ''))
  return (
    <li className={styles.trouble}>
      <LevelMark level={finding.level} />
      <div className={styles.words}>
        <b>{title}</b>
        <p>{why}</p>
        {act ? (
          <p className={styles.act}>
            <b>{t('act')}</b> {act}
          </p>
        ) : null}
        {line ? <code className={styles.line}>{line}</code> : null}
        <span role="status" className="tiny">
          {copied === undefined ? '' : t(copied ? 'copied' : 'copyFailed')}
        </span>
      </div>
      {line ? (
        <button type="button" className={`btn btn--line btn--s ${styles.copy}`} onClick={copy}>
          {t('copy')}
          <span className="hide">: {title}</span>
        </button>
      ) : null}
    </li>
  )
}
