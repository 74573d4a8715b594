import { useState } from 'react'
import { fairDate } from '#common/fair-time.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { saveFile } from '#kit/web/staff/save-file.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { Gaps, languagesContract } from '../contract.ts'
import { languageNames, type ThirdCode, thirdLanguages } from '../names.ts'
import style from './gaps.module.css'
import { languagesStaffTexts } from './texts.ts'

const useGaps = staffQueryHook<typeof languagesContract>()
const call = staffClient<typeof languagesContract>()

/** Staff console: what each third language lacks, by screen, and the file for translators. */
export function LanguagesPanel() {
  const t = useText(languagesStaffTexts)
  const say = useSay()
  const gaps = useGaps('GET /api/languages/gaps', {})
  const [language, setLanguage] = useState<ThirdCode>(thirdLanguages[0])
  return (
    <div className={`stack ${style.panel}`}>
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
            .map(one => <OneLanguage key={one.language} gaps={one} onChanged={gaps.refresh} />)
        }
      </Loaded>
    </div>
  )
}

function OneLanguage({ gaps, onChanged }: { gaps: Gaps; onChanged: () => Promise<void> }) {
  const t = useText(languagesStaffTexts)
  const { language, kind, texts: all, missing, changed, parts } = gaps
  return (
    <>
      {kind === 'sample' ? (
        <Note kind="warn" title={t('sample')}>
          <p>{t(gaps.may_be_shown ? 'samplePractice' : 'sampleUse')}</p>
        </Note>
      ) : null}
      <p>
        <b>{kind === 'none' ? t('none') : t('translated', { count: all - missing - changed, all })}</b>
      </p>
      <p>
        {t('missing', { count: missing })} · {t('changed', { count: changed })}
      </p>
      <Shown gaps={gaps} onChanged={onChanged} />
      <Spreadsheet language={language} />
      <section aria-labelledby="gaps-parts">
        <h2 id="gaps-parts">{t('parts')}</h2>
        <ul>
          {parts.map(part => (
            <Part key={`${language}/${part.part}`} language={language} part={part} />
          ))}
        </ul>
      </section>
    </>
  )
}

/** Whether visitors can choose it, and the button that changes that. */
function Shown({ gaps: { language, is_shown, may_be_shown }, onChanged }: Parameters<typeof OneLanguage>[0]) {
  const t = useText(languagesStaffTexts)
  const { attempt, error } = useAttempt()
  const change = async () => {
    await attempt(() =>
      call('PUT /api/languages/:language', { params: { language }, body: { is_shown: !is_shown } }),
    )
    await onChanged()
  }
  return (
    <>
      <p>
        <b>{t(is_shown ? 'shown' : 'notShown')}</b>
      </p>
      {may_be_shown ? (
        <p>
          <button type="button" className="btn btn--line" onClick={change}>
            {t(is_shown ? 'hide' : 'show')}
          </button>
        </p>
      ) : null}
      <NotSaved error={error} />
    </>
  )
}

function Spreadsheet({ language }: { language: ThirdCode }) {
  const t = useText(languagesStaffTexts)
  const { attempt, error } = useAttempt()
  const give = () =>
    attempt(() =>
      saveFile(`/api/languages/${language}/file`, `texts-${language}-${fairDate(serverNow())}.csv`),
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
      <NotSaved error={error} what={t('fileFailed')} />
    </>
  )
}

/** Folders of what belongs to no feature. */
const shared = ['common', 'content', 'kit', 'server', 'ui', 'web']

type Props = { language: Gaps['language']; part: Gaps['parts'][number] }

/** One part of the guide with what it lacks; the texts are fetched when it is opened. */
function Part({ language, part: { part, title, missing, changed } }: Props) {
  const t = useText(languagesStaffTexts)
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const gaps = useGaps(isOpen ? 'GET /api/languages/:language/gaps/:part' : null, {
    params: { language, part },
  })
  const name = title ? say(title) : shared.includes(part) ? t('shared', { part }) : part
  if (missing + changed === 0)
    return (
      <li className={style.part}>
        {name} <span className="tiny">{t('complete')}</span>
      </li>
    )
  return (
    <li className={style.part}>
      <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary>
          {name}{' '}
          <span className="tiny">
            <span>{t('missing', { count: missing })}</span>
            <span>{changed ? ` · ${t('changed', { count: changed })}` : ''}</span>
          </span>
        </summary>
        {isOpen ? (
          <Loaded query={gaps}>
            {value => (
              <ul className={style.texts}>
                {value.gaps.map(({ key, en, hi, is_changed }) => (
                  <li key={key}>
                    <p lang="hi">{hi}</p>
                    <p lang="en">{en}</p>
                    <p className="tiny" lang="en">
                      {key}
                    </p>
                    {is_changed ? <p className="tiny">{t('older')}</p> : null}
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        ) : null}
      </details>
    </li>
  )
}
