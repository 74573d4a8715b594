import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { sayDay } from '#common/fair-time.ts'
import { defineTexts } from '#common/text.ts'
import { type Emergency, emergencyIds, firstCallOf } from '#content/emergencies.ts'
import { type FirstAidStep, firstAid, firstAidReviewedOn } from '#content/first-aid.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { readAloud, stopReading } from '#kit/web/read-aloud.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Call } from '#ui/call.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { emergencyTitles } from './emergency-titles.ts'
import style from './first-aid.module.css'
import pictures from './first-aid.svg?url'

const firstAidTexts = defineTexts({
  whatHappened: { en: 'What happened?', hi: 'क्या हुआ?' },
  untilHelp: { en: 'What to do until help comes', hi: 'मदद आने तक क्या करें' },
  '108': { en: 'Ambulance', hi: 'एम्बुलेंस' },
  '112': { en: 'Police', hi: 'पुलिस' },
  '101': { en: 'Fire brigade', hi: 'दमकल' },
  careful: { en: 'Careful', hi: 'सावधान' },
  listen: { en: 'Listen', hi: 'सुनें' },
  stop: { en: 'Stop', hi: 'रोकें' },
  noVoice: {
    en: 'This phone has no voice for English. Ask somebody to read the steps out. On 108 they tell you what to do, too.',
    hi: 'इस फ़ोन में हिंदी की आवाज़ नहीं है। किसी से पढ़वा लें। 108 वाले भी फ़ोन पर बताते हैं कि क्या करें।',
  },
  all: { en: 'All emergencies', hi: 'सब आपात स्थितियाँ' },
  report: { en: 'Warn the fair of this danger', hi: 'इस खतरे की सूचना दें' },
  missing: { en: 'Is somebody missing?', hi: 'कोई बिछड़ गया है?' },
  source: {
    en: 'In plain words after {source}. It does not replace a doctor.',
    hi: '{source} के आधार पर, सरल शब्दों में। यह डॉक्टर की जगह नहीं ले सकता।',
  },
  unchecked: {
    en: 'No doctor of the fair has checked it yet.',
    hi: 'मेले के किसी डॉक्टर ने इसे अभी जाँचा नहीं है।',
  },
  checked: { en: 'Checked by a doctor on {date}.', hi: '{date} को डॉक्टर ने जाँचा।' },
})

const isEmergency = (id: string | undefined): id is Emergency => emergencyIds.some(known => known === id)
/** Emergencies of which others nearby must be warned. */
const warned: readonly Emergency[] = ['crush', 'electric-shock', 'fire']

type Props = {
  /** As in the address; any other value shows the list. */
  emergency: string | undefined
  /** The nearest health centres. */
  children: ReactNode
}

/** `/first-aid` and `/first-aid/{emergency}`: whom to call, and what to do until they come. */
export function FirstAid({ emergency, children }: Props) {
  const { language } = useLanguage()
  return isEmergency(emergency) ? (
    // A new key for each, so that reading aloud ends with its screen.
    <Steps key={`${emergency} ${language}`} emergency={emergency}>
      {children}
    </Steps>
  ) : (
    <Emergencies>{children}</Emergencies>
  )
}

function Emergencies({ children }: { children: ReactNode }) {
  const t = useText(firstAidTexts)
  const say = useSay()
  return (
    <Page>
      <div className={`stack ${style.calls}`}>
        <Call icon="i-ambulance" label={t('108')} number="108" emergency />
        <Call icon="i-warning" label={t('112')} number="112" />
      </div>
      <h2 className={style.heading}>{t('whatHappened')}</h2>
      <ul className={style.grid}>
        {emergencyIds.map(id => (
          <li key={id}>
            <Link href={paths.firstAid(id)} className={style.tile}>
              <StepPicture name={pictureOf[id]} />
              <span>{say(emergencyTitles[id])}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.missingPerson()} className={style.tile}>
            <StepPicture name="lost" />
            <span>{t('missing')}</span>
          </Link>
        </li>
      </ul>
      <div className={style.more}>{children}</div>
    </Page>
  )
}

/** The drawing of an emergency in the list. */
const pictureOf: Readonly<Record<Emergency, string>> = {
  bleeding: 'press-wound',
  crush: 'boxer',
  fire: 'run-out',
  'snake-bite': 'away',
  fainting: 'side',
  fall: 'splint',
  'electric-shock': 'wire',
  'scorpion-sting': 'scorpion',
  'dog-bite': 'dog',
  'bee-sting': 'bee-run',
  childbirth: 'on-chest',
  poisoning: 'bottle',
  vomiting: 'vomit',
  blisters: 'foot-burst',
  'heat-stroke': 'shade',
  drowning: 'throw',
  'chest-pain': 'half-sit',
}

function Steps({ emergency, children }: { emergency: Emergency; children: ReactNode }) {
  const t = useText(firstAidTexts)
  const say = useSay()
  const { language } = useLanguage()
  const listTitle = useScreenTitle(paths.firstAid())
  const { steps, source } = firstAid[emergency]
  const first = firstCallOf(emergency)
  const others = (['108', '112'] as const).filter(number => number !== first)
  const title = say(emergencyTitles[emergency])
  const sentenceOf = ({ text, isDont }: FirstAidStep) =>
    isDont ? `${t('careful')}: ${say(text)}` : say(text)
  const reading = useReading([title, ...steps.map(sentenceOf)])
  return (
    <Page title={title}>
      <div className={`stack ${style.calls}`}>
        <Call icon={first === '108' ? 'i-ambulance' : 'i-phone'} label={t(first)} number={first} emergency />
        <div className={`cluster ${style.others}`}>
          {others.map(number => (
            <a key={number} className="btn btn--line" href={`tel:${number}`}>
              <Icon name="i-phone" size={20} />
              <span>
                {t(number)} <strong className="num">{number}</strong>
              </span>
            </a>
          ))}
          <button type="button" className="btn btn--line" onClick={reading.toggle}>
            <Icon name={reading.isOn ? 'i-stop' : 'i-sound'} size={20} />
            <span>{t(reading.isOn ? 'stop' : 'listen')}</span>
          </button>
        </div>
        {reading.hasFailed ? <Note kind="warn" live="status" title={t('noVoice')} /> : null}
      </div>
      <h2 className={style.heading}>{t('untilHelp')}</h2>
      <ol className={`band divided ${style.steps}`}>
        {steps.map((step, index) => (
          <li
            key={step.text.en}
            className={reading.at === index + 1 ? `${style.step} ${style.read}` : style.step}
            aria-current={reading.at === index + 1 ? 'step' : undefined}
          >
            <StepPicture name={step.picture} />
            <p>
              {step.isDont ? (
                <strong className={style.dont}>
                  <Icon name="i-close" size={20} />
                  <span>{t('careful')}</span>
                </strong>
              ) : null}
              <span>{withCalls(say(step.text))}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className={style.more}>
        {children}
        {warned.includes(emergency) ? (
          <Link href={paths.danger()} className="row">
            <Icon name="i-warning" />
            <span>{t('report')}</span>
            <Icon name="i-chevron" className="row-end" />
          </Link>
        ) : null}
        <Link href={paths.firstAid()} className="row" aria-label={`${listTitle}: ${t('all')}`}>
          <Icon name="i-health" />
          <span>{t('all')}</span>
          <Icon name="i-chevron" className="row-end" />
        </Link>
        <p className={`tiny ${style.source}`}>
          <span>{t('source', { source: say(source) })}</span>{' '}
          <span>
            {firstAidReviewedOn
              ? t('checked', { date: sayDay(Date.parse(firstAidReviewedOn), language, 'long') })
              : t('unchecked')}
          </span>
        </p>
      </div>
    </Page>
  )
}

/** Reads sentences aloud on demand. `at`: the sentence being read, counted from 0. */
function useReading(sentences: readonly string[]) {
  const { language } = useLanguage()
  const [at, setAt] = useState<number>()
  const [isOn, setOn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // Stops reading when the screen closes, and makes the browser load its voices in advance.
  useEffect(() => {
    stopReading()
    return stopReading
  }, [])
  const end = () => {
    setOn(false)
    setAt(undefined)
  }
  const toggle = () => {
    setFailed(false)
    if (isOn) {
      stopReading()
      end()
      return
    }
    setOn(true)
    readAloud(sentences, language, {
      at: setAt,
      ended: end,
      failed: () => {
        end()
        setFailed(true)
      },
    })
  }
  return { at, isOn, hasFailed, toggle }
}

/** A drawing of first aid. The words beside it say what it shows. */
function StepPicture({ name }: { name: string }) {
  return (
    <svg className={style.picture} aria-hidden="true">
      <use href={`${pictures}#${name}`} />
    </svg>
  )
}
