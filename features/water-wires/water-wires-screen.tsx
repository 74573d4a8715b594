import { Link } from 'wouter'
import { sayWhen } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useLiveList } from '#kit/web/live-list.ts'
import { NotLoaded } from '#kit/web/load-state.tsx'
import { useNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.ts'
import { Call } from '#ui/call.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { WaterWire, waterWiresContract } from './contract.ts'
import { waterWiresTexts } from './texts.ts'
import style from './water-wires.module.css'

const useWaterWires = queryHook<typeof waterWiresContract>()

/** `/water-and-wires`: where bathing is allowed, the river's level, and how tall a vehicle may be. */
export function WaterWiresScreen() {
  const t = useText(waterWiresTexts)
  const query = useWaterWires('GET /api/water-wires', {})
  useLiveList('water-wires', query, {
    url: '/api/water-wires',
    rowsOf: ({ rows }) => rows,
    idOf: ({ id }) => id,
    withRows: (_, rows) => ({ rows }),
  })
  const now = useNow()
  const { value } = query
  if (value) return <WaterWiresShown rows={value.rows} now={now} />
  return (
    <Page>
      <Emergencies />
      <NotLoaded query={query} failed={t('failed')}>
        <Call icon="i-control" label={t('helpDesk')} number="155304" />
      </NotLoaded>
    </Page>
  )
}

type Shown = { rows: readonly WaterWire[]; now: number | undefined }
/** `now` is undefined in a prerendered page, which shows times but no ages. */
export function WaterWiresShown({ rows, now }: Shown) {
  const t = useText(waterWiresTexts)
  const of = (kind: WaterWire['kind']) => rows.filter(row => row.kind === kind)
  return (
    <Page>
      <p className={style.lead}>{t('lead')}</p>
      <Emergencies />
      <Section title={t('bathing')} rows={of('bathing')} now={now} none={t('noBathing')} />
      {of('river').length > 0 ? <Section title={t('river')} rows={of('river')} now={now} none="" /> : null}
      <Section title={t('wire')} rows={of('wire')} now={now} none={t('noWire')} />
      <p className={style.none}>
        <Call icon="i-control" label={t('helpDesk')} number="155304" />
      </p>
    </Page>
  )
}

function Emergencies() {
  const t = useText(waterWiresTexts)
  const lines: readonly { to: string; icon: IconName; label: string }[] = [
    { to: paths.firstAid('drowning'), icon: 'i-lake', label: t('drowning') },
    { to: paths.firstAid('electric-shock'), icon: 'i-wire', label: t('shock') },
    { to: paths.firstAid('heat-stroke'), icon: 'i-sun', label: t('heat') },
  ]
  return (
    <section className={style.emergencies}>
      <h2>{t('danger')}</h2>
      <div className={`cluster ${style.keys}`}>
        {lines.map(({ to, icon, label }) => (
          <Link key={to} href={to} className="btn btn--line">
            <Icon name={icon} />
            {label}
          </Link>
        ))}
      </div>
      <Call icon="i-ambulance" label={t('rescue')} number="112" emergency />
    </section>
  )
}

function Section({ title, rows, now, none }: Shown & { title: string; none: string }) {
  return (
    <section>
      <h2 className={style.title}>{title}</h2>
      {rows.length === 0 ? <p className={style.none}>{none}</p> : null}
      <ul className="marked-list">
        {rows.map(row => (
          <Line key={row.id} row={row} now={now} />
        ))}
      </ul>
    </section>
  )
}

/** Entries about bathing places and rivers are valid for so long (ms); a wire's height does not change. */
const countsMs = 86_400_000

function Line({ row, now }: { row: WaterWire; now: number | undefined }) {
  const t = useText(waterWiresTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { kind, name, cm, note, source, updated_at } = row
  const isOld = kind !== 'wire' && now !== undefined && now - Date.parse(updated_at) > countsMs
  const told = isOld && row.state !== 'unknown' ? 'stale' : row.state
  // A prerendered page may be read days later, so it never calls water safe.
  const state = kind !== 'bathing' ? undefined : told === 'open' && now === undefined ? 'unknown' : told
  const m = cm === null ? undefined : (cm / 100).toFixed(1)
  return (
    <li>
      {isOld ? <Picture kind={kind} cm={null} /> : <Picture kind={kind} cm={cm} />}
      <div>
        <h3>{say(name)}</h3>
        {state ? (
          <p className={`${style.state} ${style[state] ?? ''}`}>
            <Icon
              name={state === 'open' ? 'i-check' : state === 'shut' ? 'i-close' : 'i-warning'}
              size={20}
            />
            <b>{t(state)}</b>
          </p>
        ) : null}
        {m !== undefined && !isOld ? (
          <p>
            <b>{t(kind === 'wire' ? 'high' : kind === 'river' ? 'level' : 'deep', { m })}</b>
            {kind === 'bathing' && cm !== null && cm >= child ? (
              <span>{` · ${t(cm >= grownUp ? 'overHead' : 'overChild')}`}</span>
            ) : null}
          </p>
        ) : null}
        {kind === 'wire' ? <p>{t(m === undefined ? 'noHeight' : 'higher')}</p> : null}
        {say(note) ? <p>{say(note)}</p> : null}
        <p className="tiny">{t('said', { when: sayWhen(updated_at, now, language), source })}</p>
      </div>
    </li>
  )
}

/** Height (cm) of the drawn child and grown-up. */
const child = 110
const grownUp = 160
/** The drawing's ground line, and its units per cm. */
const ground = 92
const scale = 0.5

/** A grown-up and a child in water of this depth, or a truck under a wire; without a figure, only the water or wire. */
function Picture({ kind, cm }: { kind: WaterWire['kind']; cm: number | null }) {
  const water = Math.min(cm ?? 0, 180) * scale
  return (
    <svg className={style.picture} viewBox="0 0 96 96" aria-hidden="true">
      {kind === 'wire' ? (
        <>
          <path className={style.wire} d="M2 14q46 14 92 0" />
          <path className={style.body} d="M14 44h44v34H14zM60 54h14l10 12v12H60z" />
          <circle className={style.body} cx="28" cy="82" r="8" />
          <circle className={style.body} cx="70" cy="82" r="8" />
          {cm === null ? null : <path className={style.mark} d="M8 22v68M4 28l4-6 4 6M4 84l4 6 4-6" />}
        </>
      ) : (
        <>
          {kind === 'bathing' ? (
            <>
              <Person x={34} cm={grownUp} />
              <Person x={66} cm={child} />
            </>
          ) : (
            <path className={style.mark} d="M48 12v80M40 22h16M40 40h16M40 58h16M40 76h16" />
          )}
          {cm === null ? null : (
            <rect className={style.water} x="0" y={ground - water} width="96" height={water + 4} />
          )}
          <path className={style.bank} d="M0 94h96" />
        </>
      )}
    </svg>
  )
}

function Person({ x, cm }: { x: number; cm: number }) {
  const tall = cm * scale
  const head = tall / 8
  return (
    <>
      <circle className={style.body} cx={x} cy={ground - tall + head} r={head} />
      <rect
        className={style.body}
        x={x - head}
        y={ground - tall + 2.4 * head}
        width={2 * head}
        height={tall - 2.4 * head}
        rx={head * 0.6}
      />
    </>
  )
}
