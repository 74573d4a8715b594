import { Link } from 'wouter'
import { isBlank } from '#common/invisible.ts'
import { helpLineOf, openHelp } from '#kit/web/help.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { paths } from '#kit/web/paths.ts'
import { usePostItems } from '#kit/web/posts.ts'
import type { Nearest, SearchItem } from '#kit/web/search-items.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { NotFoundCalls } from './not-found-calls.tsx'
import { search } from './search.ts'
import { voiceSearchTexts } from './texts.ts'
import style from './voice-search.module.css'

type Props = Record<'services' | 'places' | 'contacts', readonly SearchItem[]> & { phrase: string }

/** Services, places and contacts that match a typed phrase; all services if nothing is typed. */
export function SearchResults({ phrase, services, places, contacts }: Props) {
  const t = useText(voiceSearchTexts)
  const posts = usePostItems()(phrase)
  const lists = [
    { title: t(posts.isSure ? 'post' : 'whichPost'), found: posts.items },
    { title: t('services'), found: search(phrase, services) },
    { title: t('places'), found: search(phrase, places).slice(0, 30) },
    { title: t('contacts'), found: search(phrase, contacts).slice(0, 30) },
  ]
  const count = lists.reduce((sum, list) => sum + list.found.length, 0)
  const isAsked = !isBlank(phrase)

  return (
    <>
      <p className="hide" role="status">
        {isAsked ? t('results', { n: count }) : ''}
      </p>
      {isAsked ? (
        lists.map(list => <Group key={list.title} title={list.title} items={list.found} />)
      ) : (
        // Emergencies are found by their words, and all of them under First aid.
        <Group
          title={t('everything')}
          items={services.filter(({ to }) => !to.startsWith(`${paths.firstAid()}/`))}
        />
      )}
      {isAsked && count === 0 ? <Nothing /> : null}
    </>
  )
}

function Group({ title, items }: { title: string; items: readonly SearchItem[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className={style.group}>{title}</h2>
      <ul className="list">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several places link to the same screen
          <li key={`${item.to} ${index}`} className={style.result}>
            <Line item={item} />
            {item.nearest ? <Way nearest={item.nearest} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ item }: { item: SearchItem }) {
  const say = useSay()
  const { nearest, detail = item.answer } = item
  const more = nearest ? `${say(nearest.name)}, ${say(nearest.distance)}` : detail && say(detail)
  const line = (
    <>
      <Icon name={item.icon} />
      <span>
        <span>{say(item.label)}</span>
        {more ? <small>{more}</small> : null}
      </span>
    </>
  )
  if (item.to.startsWith('https:'))
    return (
      <OutsideLink href={item.to} className={`row ${style.row}`}>
        {line}
      </OutsideLink>
    )
  const help = helpLineOf(item.to)
  if (help)
    return (
      <button
        type="button"
        className={`row ${style.row}`}
        onClick={() => openHelp(help === 'all' ? undefined : help)}
      >
        {line}
        <Icon name="i-phone" className="row-end" />
      </button>
    )
  return (
    <Link href={item.to} className={`row ${style.row}`}>
      {line}
      <Icon name="i-chevron" className="row-end" />
    </Link>
  )
}

function Way({ nearest }: { nearest: Nearest }) {
  const t = useText(voiceSearchTexts)
  const say = useSay()
  return (
    <OutsideLink
      href={nearest.way}
      className="icbtn icbtn--go"
      label={t('way', { place: say(nearest.name) })}
      mark={false}
    >
      <Icon name="i-navigate" />
    </OutsideLink>
  )
}

function Nothing() {
  const t = useText(voiceSearchTexts)
  return (
    <State icon="i-search" title={t('notFound')}>
      <p>{t('notFoundHint')}</p>
      <NotFoundCalls />
    </State>
  )
}
