import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { Loaded } from '#kit/web/staff/loaded.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import type { Gaps, languagesContract } from '../contract.ts'
import style from './gaps.module.css'
import { languagesStaffTexts } from './texts.ts'

const useGaps = staffQueryHook<typeof languagesContract>()
/** Folders of what belongs to no feature. */
const shared = ['common', 'content', 'kit', 'server', 'ui', 'web']

type Props = { language: Gaps['language']; part: Gaps['parts'][number] }

/** One part of the guide with what it lacks; the texts are fetched when it is opened. */
export function Part({ language, part: { part, title, missing, changed } }: Props) {
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
