import { useSay, useText } from '#kit/web/language.tsx'
import { Field } from '#ui/field.tsx'
import type { Walk } from '../walk.ts'
import { aheadTexts } from './texts.ts'
import type { Named } from './where.ts'

type Props = { walk: Walk; named: Named | undefined; onName: (named: Named | undefined) => void }

/** Where somebody is, by the names of one stop or of two that follow each other: needs no position. */
export function NamePlace({ walk: { stops }, named, onName }: Props) {
  const t = useText(aheadTexts)
  const say = useSay()
  const at = named ? stops.indexOf(named.from) : -1
  const next = stops[at + 1]
  return (
    <div className="stack">
      <Field label={t('passed')}>
        {control => (
          <select
            {...control}
            className="in"
            value={at}
            onChange={event => {
              const from = stops[Number(event.target.value)]
              const to = stops[Number(event.target.value) + 1]
              onName(from && { from, ...(to && { to }) })
            }}
          >
            <option value={-1}>{t('passedFirst')}</option>
            {stops.map(({ waypoint }, i) => (
              <option key={waypoint.order} value={i}>
                {say(waypoint.name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {named && next ? (
        <Field label={t('before')}>
          {control => (
            <select
              {...control}
              className="in"
              value={named.to ? 'next' : 'there'}
              onChange={({ target }) =>
                onName({ from: named.from, ...(target.value === 'next' && { to: next }) })
              }
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
