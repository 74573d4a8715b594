import { sayDayTime } from '#common/fair-time.ts'
import { Age } from '#kit/web/age.tsx'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useNow } from '#kit/web/now.ts'
import type { QueryResult } from '#kit/web/query.ts'
import { SaidWords } from '#kit/web/said-words.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import type { DangerList, PublicDanger } from './contract.ts'
import style from './danger.module.css'
import { dangerListTexts } from './list-texts.ts'
import { kindIcons, sayPlace, useSayStill } from './say-danger.ts'
import { dangerTexts } from './texts.ts'
import { current } from './use-dangers.ts'

const KeysWithoutPosition = lazyPart(() =>
  import('./keys-without-position.tsx').then(part => part.KeysWithoutPosition),
)
const allTexts = { ...dangerTexts, ...dangerListTexts }

/** The dangers that staff have seen, each with its age. */
export function KnownDangers({ query }: { query: QueryResult<DangerList> }) {
  const t = useText(allTexts)
  const kit = useText(kitTexts)
  const dangers = current(query.value, useNow() ?? 0)
  return (
    <section className={style.known} aria-labelledby="known">
      <h2 id="known">{t('now')}</h2>
      {dangers.length === 0 ? (
        <p>{query.value ? t('none') : query.error ? t('unknown') : kit('loading')}</p>
      ) : (
        <ul>
          {dangers.map(danger => (
            <DangerLine key={danger.id} danger={danger} />
          ))}
        </ul>
      )}
      {query.value ? <Age at={query.savedAt} /> : null}
    </section>
  )
}

function DangerLine({ danger }: { danger: PublicDanger }) {
  const t = useText(allTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { kind, state, note, note_only, answered_at } = danger
  const place = sayPlace(danger, say, name => t('near', { place: name }))
  const time = sayDayTime(Date.parse(answered_at), language)
  const still = useSayStill()(danger)
  return (
    <li>
      <Icon name={kindIcons[kind]} size={32} />
      <div>
        <b>{[t(kind), place].filter(Boolean).join(', ')}</b>
        {note[language] ? (
          <p>
            <SaidWords text={note} only={note_only} />
          </p>
        ) : null}
        <p className="tiny">{t(state === 'seen' ? 'seenAt' : 'mendingAt', { time })}</p>
        {still ? <p className="tiny">{still}</p> : null}
        <KeysWithoutPosition danger={danger} />
      </div>
    </li>
  )
}
