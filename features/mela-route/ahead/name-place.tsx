import { useSay, useText } from '#kit/web/language.tsx'
import { SelectField } from '#ui/field.tsx'
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
      <SelectField
        label={t('passed')}
        value={at < 0 ? saidNothing.passed : said.passed}
        onChange={chosen => onSay({ passed: Number(chosen), isThere: false })}
      >
        <option value={saidNothing.passed}>{t('passedFirst')}</option>
        {stops.map(({ waypoint }) => (
          <option key={waypoint.order} value={waypoint.order}>
            {say(waypoint.name)}
          </option>
        ))}
      </SelectField>
      {next ? (
        <SelectField
          label={t('before')}
          value={said.isThere ? 'there' : 'next'}
          onChange={chosen => onSay({ ...said, isThere: chosen === 'there' })}
        >
          <option value="next">{say(next.waypoint.name)}</option>
          <option value="there">{t('exactlyThere')}</option>
        </SelectField>
      ) : null}
    </div>
  )
}
