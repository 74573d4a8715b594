import { useState } from 'react'
import { fairDate } from '#common/fair-time.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { saveFile } from '#kit/web/staff/save-file.tsx'
import { staffQueryHook, withSession } from '#kit/web/staff/staff-client.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { contract, Gaps } from '../contract.ts'
import { languageNames, type ThirdCode, thirdLanguages } from '../names.ts'
import style from './gaps.module.css'
import { Part } from './part.tsx'
import { texts } from './texts.ts'

const useGaps = staffQueryHook<typeof contract>()

/** Staff console: what each third language lacks, by screen, and the file for translators. */
export function Panel() {
  const t = useText(texts)
  const say = useSay()
  const gaps = useGaps('GET /api/languages/gaps', {})
  const [language, setLanguage] = useState<ThirdCode>(thirdLanguages[0])
  return (
    <div className={style.panel}>
      <p className="sub">{t('lead')}</p>
      <Segments<ThirdCode>
        label={t('which')}
        choices={thirdLanguages.map(id => ({ id, label: say(languageNames[id].name) }))}
        selected={language}
        onSelect={setLanguage}
      />
      <Loaded query={gaps}>
        {({ languages }) =>
          languages
            .filter(one => one.language === language)
            .map(one => <OneLanguage key={one.language} gaps={one} />)
        }
      </Loaded>
    </div>
  )
}

function OneLanguage({ gaps }: { gaps: Gaps }) {
  const t = useText(texts)
  const { language, kind, texts: all, missing, changed, parts } = gaps
  return (
    <>
      {kind === 'sample' ? (
        <Note kind="warn" title={t('sample')}>
          <p>{t('sampleUse')}</p>
        </Note>
      ) : null}
      <p className={style.count}>
        <b>{kind === 'none' ? t('none') : t('translated', { count: all - missing - changed, all })}</b>
      </p>
      <p>
        {t('missing', { count: missing })} · {t('changed', { count: changed })} ·{' '}
        {t(gaps.is_shown ? 'shown' : 'notShown')}
      </p>
      <Spreadsheet language={language} />
      <section aria-labelledby="gaps-parts">
        <h2 id="gaps-parts">{t('parts')}</h2>
        <ul className={style.parts}>
          {parts.map(part => (
            <Part key={`${language}/${part.part}`} language={language} part={part} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Spreadsheet({ language }: { language: ThirdCode }) {
  const t = useText(texts)
  const [hasFailed, setFailed] = useState(false)
  const give = () =>
    withSession(() =>
      saveFile(`/api/languages/${language}/file`, `texts-${language}-${fairDate(serverNow())}.csv`),
    ).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  return (
    <>
      <p>
        <button type="button" className="btn btn--line" onClick={give}>
          <Icon name="i-download" size={20} />
          {t('file')}
        </button>
      </p>
      <p className="tiny">{t('fileUse')}</p>
      {hasFailed ? <Note kind="err" live="alert" title={t('fileFailed')} /> : null}
    </>
  )
}
