import { sayAgo, sayDayTime } from '#common/fair-time.ts'
import { defineTexts } from '#common/text.ts'
import { Age } from '#kit/web/age.tsx'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.ts'
import { Loading } from '#kit/web/load-state.tsx'
import { useNow } from '#kit/web/now.ts'
import { writeOffline } from '#kit/web/offline-cache.ts'
import { Page } from '#kit/web/page.tsx'
import { queryHook } from '#kit/web/query.ts'
import { saidTexts } from '#kit/web/said-words.tsx'
import { TellMe } from '#kit/web/tell-me.tsx'
import { State } from '#ui/state.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { Rumour, RumourList, rumoursContract } from './contract.ts'
import style from './rumours.module.css'
import { rumoursTexts } from './texts.ts'
import { VerdictMark } from './verdict-mark.tsx'
import { shownDays } from './verdicts.ts'

const rumoursScreenTexts = defineTexts({
  lead: {
    en: 'Heard something? Look here before you pass it on. Every answer is given by an office.',
    hi: 'जो सुना, उसे आगे बताने से पहले यहाँ देखें। हर जवाब किसी दफ़्तर का है।',
  },
  failed: { en: 'The answers could not be loaded', hi: 'जवाब नहीं मिल सके' },
  failedUse: {
    en: 'With a network they appear here. To ask now, call 155304.',
    hi: 'नेटवर्क आने पर यहाँ दिखेंगे। अभी पूछने के लिए 155304 पर कॉल करें।',
  },
  none: {
    en: 'No rumour was answered here in the last {days} days.',
    hi: 'पिछले {days} दिनों में यहाँ किसी अफ़वाह का जवाब नहीं लिखा गया।',
  },
  when: { en: '{time}, {ago}', hi: '{time}, {ago}' },
  other: {
    en: 'Heard something else? Ask the help desk before you pass it on: 155304.',
    hi: 'कुछ और सुना है? आगे बताने से पहले हेल्प डेस्क से पूछें: 155304।',
  },
})

const useRumours = queryHook<typeof rumoursContract>()
const allTexts = { ...saidTexts, ...rumoursTexts, ...rumoursScreenTexts }

/** `/rumours`: what people say at the fair, and what an office knows about it. */
export function RumoursScreen() {
  const t = useText(allTexts)
  const { value, savedAt, isLoading, refresh, replace } = useRumours('GET /api/rumours', {})
  const hear = (list: RumourList) => {
    replace(() => list)
    writeOffline('/api/rumours', list)
  }
  useLive<RumourList>('rumours', hear, refresh)
  const now = useNow()
  const oldest = (now ?? 0) - shownDays * 86_400_000
  const rumours = value?.rumours.filter(({ told_at }) => Date.parse(told_at) > oldest)
  return (
    <Page>
      <p className={`quiet ${style.lead}`}>{t('lead')}</p>
      {isLoading ? <Loading rows={3} /> : null}
      {!rumours && !isLoading ? (
        <State icon="i-wifi-off" title={t('failed')}>
          <p>{withCalls(t('failedUse'))}</p>
        </State>
      ) : null}
      {rumours?.length === 0 ? <p className={style.none}>{t('none', { days: shownDays })}</p> : null}
      <ul className="marked-list" aria-live="polite">
        {rumours?.map(rumour => (
          <Line key={rumour.id} rumour={rumour} now={now} />
        ))}
      </ul>
      {rumours ? <Age at={savedAt} /> : null}
      <TellMe className={`btn btn--line ${style.tellMe}`} />
      <p className={style.other}>{withCalls(t('other'))}</p>
    </Page>
  )
}

/** `now` is undefined in a prerendered page, which shows the time but no age. */
function Line({ rumour, now }: { rumour: Rumour; now: number | undefined }) {
  const t = useText(allTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { verdict, said, answer, office, only, told_at } = rumour
  const told = Date.parse(told_at)
  const time = sayDayTime(told, language)
  const when = now ? t('when', { time, ago: sayAgo(Math.max(0, now - told), language) }) : time
  return (
    <li>
      <VerdictMark verdict={verdict} />
      <div>
        <h2>{t(verdict)}</h2>
        <p lang={only}>{t('quoted', { said: say(said) })}</p>
        {say(answer) ? (
          <p lang={only} className="quiet">
            {say(answer)}
          </p>
        ) : null}
        {only && only !== language ? <p className="tiny">{t('notTranslated')}</p> : null}
        <p className="tiny">
          <b lang={only}>{say(office)}</b> · <time dateTime={told_at}>{when}</time>
        </p>
      </div>
    </li>
  )
}
