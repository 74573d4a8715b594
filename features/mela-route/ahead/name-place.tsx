import { useSay, useText } from '#kit/web/language.tsx'
import { Field } from '#ui/field.tsx'
import type { Walk } from '../walk.ts'
import { aheadTexts } from './texts.ts'
import { type Said, saidNothing } from './where.ts'

type Props = { walk: Walk; said: Said; onSay: (said: Said) => void }

/** Where somebody is, by the names of one stop or of two that follow each other: needs no position. */
export function NamePlace({ walk: { stops }, said, onSay }: Props) {
  const t = useText(aheadTexts)
  const say = useSay()
  const at = stops.findIndex(({ waypoint }) => waypoint.order === said.passed)
  const next = at < 0 ? undefined : stops[at + 1]
  return (
    <div className="stack">
      <Field label={t('passed')}>
        {control => (
          <select
            {...control}
            className="in"
            value={at < 0 ? saidNothing.passed : said.passed}
            onChange={({ target }) => onSay({ passed: Number(target.value), isThere: false })}
          >
            <option value={saidNothing.passed}>{t('passedFirst')}</option>
            {stops.map(({ waypoint }) => (
              <option key={waypoint.order} value={waypoint.order}>
                {say(waypoint.name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {next ? (
        <Field label={t('before')}>
          {control => (
            <select
              {...control}
              className="in"
              value={said.isThere ? 'there' : 'next'}
              onChange={({ target }) => onSay({ ...said, isThere: target.value === 'there' })}
            >
              <option value="next">{say(next.waypoint.name)}</option>
              <option value="there">{t('exactlyThere')}</option>
            </select>
          )}
        </Field>
      ) : null}
    </div>
  )
}
