import { fairMoment } from '#common/fair-time.ts'
import type { ScheduleEntry } from '#content/edition.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import style from './events.module.css'
import { sayDate, sayHour } from './say-date.ts'
import { eventsTexts } from './texts.ts'

type Props = { entry: ScheduleEntry; mark: 'next' | 'over' | undefined; onSave: (() => void) | undefined }

/** One event: time, title, type and a button that saves it to the calendar. */
export function EntryRow({ entry, mark, onSave }: Props) {
  const t = useText(eventsTexts)
  const say = useSay()
  const { language } = useLanguage()
  const time = sayHour(entry.time, language)
  return (
    <li className={`${style.entry} ${mark === 'over' ? style.over : ''}`}>
      <p className={style.when}>
        <time dateTime={entry.date ? `${entry.date}T${entry.time}+05:30` : entry.time}>
          {entry.date ? <b className="sub">{sayDate(fairMoment(entry.date, entry.time), language)}</b> : null}
          <span className="num">{time}</span>
        </time>
        {/* The mark is added by the script. It is placed under the time, where it needs no extra line. */}
        {mark === 'next' ? (
          <>
            {' '}
            <Badge kind="near" icon="i-clock">
              {t(entry.type === 'aarti' ? 'nextAarti' : 'next')}
            </Badge>
          </>
        ) : null}
      </p>
      <div className={style.what}>
        <h3>{say(entry.title)}</h3>
        <p className="sub">{say(entry.description)}</p>
        <p className="tiny">
          <Icon name={icons[entry.type]} size={20} /> <span>{t(entry.type)}</span>
          <span>{mark === 'over' ? ` · ${t(entry.type === 'aarti' ? 'overAarti' : 'over')}` : ''}</span>
        </p>
      </div>
      {onSave ? (
        <button
          type="button"
          className="icbtn"
          aria-label={t('addOne', { title: say(entry.title) })}
          onClick={onSave}
        >
          <Icon name="i-calendar" />
        </button>
      ) : null}
    </li>
  )
}

const icons: Record<ScheduleEntry['type'], IconName> = {
  aarti: 'i-aarti',
  cultural: 'm-damru',
  religious: 'm-lota',
}
