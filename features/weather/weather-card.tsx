import { useEffect, useRef } from 'react'
import { sayAgo } from '#common/fair-time.ts'
import type { Condition, Weather, WeatherReport, weatherContract } from '#common/weather.ts'
import { type Advice, adviceFor } from '#common/weather-advice.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.ts'
import { queryHook } from '#kit/web/query.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { weatherTexts } from './texts.ts'

const useCall = queryHook<typeof weatherContract>()
const staleAfter = 180 * 60_000 // for a copy stored on the phone too

/** Weather and air at the temple, with advice for walking barefoot. */
export function WeatherCard() {
  const { value, error } = useCall('GET /api/weather', {})
  return <WeatherLine report={value ?? (error ? unavailable : undefined)} />
}
const unavailable: WeatherReport = { weather: null, fetched_at: null }

/** One report; undefined while it is loading. */
export function WeatherLine({ report }: { report: WeatherReport | undefined }) {
  const t = useText(weatherTexts)
  const { language } = useLanguage()
  const kit = useText(kitTexts)
  const now = useNow()
  const age = report?.fetched_at && now ? now - Date.parse(report.fetched_at) : 0
  const weather = age > staleAfter ? null : report?.weather
  return (
    <section ref={useArrival()} id="weather" className="wx" aria-label={t('title')} tabIndex={-1}>
      {weather ? (
        <>
          <Measures weather={weather} />
          {age > 0 ? <p className="tiny">{t('updated', { ago: sayAgo(age, language) })}</p> : null}
          <AdviceList weather={weather} />
        </>
      ) : (
        <p role="status">
          <b>{t('title')}</b> <span>{report ? t('unavailable') : kit('loading')}</span>
        </p>
      )}
    </section>
  )
}

function Measures({ weather }: { weather: Weather }) {
  const t = useText(weatherTexts)
  const { language } = useLanguage()
  const words = language === 'en' && weather.description ? weather.description : t(weather.condition)
  const air = weather.air_quality && t(weather.air_quality)
  return (
    <>
      <Icon name={icons[weather.condition]} size={48} />
      <div>
        <strong className="num">{t('degrees', { n: Math.round(weather.temperature) })}</strong>
        <span>{words}</span>
      </div>
      <dl>
        <div>
          <dt>{t('feelsLike')}</dt>
          <dd className="num">{t('degrees', { n: Math.round(weather.feels_like) })}</dd>
        </div>
        <div>
          <dt>{t('humidity')}</dt>
          <dd className="num">{t('percent', { n: Math.round(weather.humidity) })}</dd>
        </div>
        <div>
          <dt>{t('airQuality')}</dt>
          <dd className="num">
            <span>{weather.aqi ?? ''}</span> <span>{air ?? t('unavailable')}</span>
          </dd>
        </div>
      </dl>
    </>
  )
}

const icons: Record<Condition, IconName> = {
  clear: 'i-sun',
  clouds: 'i-cloud',
  mist: 'i-air',
  drizzle: 'i-rain',
  rain: 'i-rain',
  thunderstorm: 'i-storm',
  snow: 'i-rain',
}

function AdviceList({ weather }: { weather: Weather }) {
  const t = useText(weatherTexts)
  const advice = adviceFor(weather)
  if (advice.length === 0) return null
  return (
    <ul className="wx-advice">
      {advice.map(one => (
        <li key={one}>
          <Icon name="i-warning" size={20} />
          {t(sentences[one])}
        </li>
      ))}
    </ul>
  )
}
const sentences = {
  storm: 'adviceStorm',
  heat: 'adviceHeat',
  warm: 'adviceWarm',
  rain: 'adviceRain',
  air: 'adviceAir',
} as const satisfies Record<Advice, keyof typeof weatherTexts>

/** Scrolls the card into view for the address `/#weather`. */
function useArrival() {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const arrive = () => {
      if (location.hash !== '#weather') return
      card.current?.scrollIntoView({ block: 'center' })
      card.current?.focus({ preventScroll: true })
    }
    arrive()
    addEventListener('hashchange', arrive)
    return () => removeEventListener('hashchange', arrive)
  }, [])
  return card
}
