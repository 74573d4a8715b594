import type { ComponentType } from 'react'
import { Link, useLocation } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { SentComplaint } from '#features/complaints/sent-complaint.tsx'
import { SentDanger } from '#features/danger/sent-danger.tsx'
import { SentFeedback } from '#features/feedback/sent-feedback.tsx'
import { SentPerson } from '#features/lost-found/missing-person/sent-person.tsx'
import { SentItem } from '#features/lost-found/report/sent-item.tsx'
import { SentEntry } from '#features/lost-found/reunite/staff/sent-entry.tsx'
import { SentPhoto } from '#features/photo-contest/entries/sent-photo.tsx'
import { SentVotes } from '#features/photo-contest/votes/sent-votes.tsx'
import { useText } from '#kit/web/language.tsx'
import type { OutboxResult } from '#kit/web/outbox/item.ts'
import { putAway } from '#kit/web/outbox/outbox.ts'
import { SentCard, type SentProps } from '#kit/web/outbox/sent-card.tsx'
import { notSent, unreadable } from '#kit/web/outbox/trouble.ts'
import { isOwn, useOutboxView } from '#kit/web/outbox/use-outbox.ts'
import { paths } from '#kit/web/paths.ts'
import { TitlesContext } from '#kit/web/titles.ts'
import { showAboveScreen } from './above-screen.tsx'
import { titlesByPath } from './routes.ts'

const texts = defineTexts({
  region: { en: 'What was sent later', hi: 'जो बाद में भेजा गया' },
  'desk-person': {
    en: 'Your entry of a person was not accepted',
    hi: 'व्यक्ति के बारे में आपकी लिखी जानकारी स्वीकार नहीं हुई',
  },
  complaints: { en: 'Your complaint was not accepted', hi: 'आपकी शिकायत स्वीकार नहीं हुई' },
  danger: { en: 'Your report of a danger was not accepted', hi: 'खतरे की आपकी सूचना स्वीकार नहीं हुई' },
  feedback: { en: 'Your feedback was not accepted', hi: 'आपका सुझाव स्वीकार नहीं हुआ' },
  'lost-found': {
    en: 'Your lost & found report was not accepted',
    hi: 'सामान की आपकी सूचना स्वीकार नहीं हुई',
  },
  'missing-person': {
    en: 'Your report about a person was not accepted',
    hi: 'बिछड़े व्यक्ति की आपकी सूचना स्वीकार नहीं हुई',
  },
  'looks-lost': {
    en: 'What you told of somebody who looks lost was not accepted',
    hi: 'बिछड़े लगने वाले व्यक्ति की आपकी सूचना स्वीकार नहीं हुई',
  },
  'photo-contest': { en: 'Your photo was not accepted', hi: 'आपकी फोटो स्वीकार नहीं हुई' },
  survey: { en: 'A survey record was not accepted', hi: 'सर्वे में दर्ज कुछ स्वीकार नहीं हुआ' },
  setAside: {
    en: 'A photo could not be sent. Choose it again; your words are kept.',
    hi: 'एक फोटो नहीं भेजी जा सकी। उसे फिर चुनें; आपका लिखा हुआ सुरक्षित है।',
  },
  photoOnly: {
    en: 'What you wrote has arrived, but its photo was not accepted.',
    hi: 'आपका लिखा हुआ पहुँच गया है, पर उसकी फोटो स्वीकार नहीं हुई।',
  },
  look: { en: 'Look at it', hi: 'देखें' },
})

/** The component that shows each kind of submission's result, by the kind's name in the outbox. */
const shown: Readonly<Record<string, ComponentType<SentProps>>> = {
  complaints: SentComplaint,
  danger: SentDanger,
  'desk-person': SentEntry,
  feedback: SentFeedback,
  'lost-found': SentItem,
  'missing-person': SentPerson,
  // The same receipt: its number and state.
  'looks-lost': SentPerson,
  'photo-contest': SentPhoto,
  'photo-vote': SentVotes,
}
/** The forms that show refused submissions. */
const forms = {
  complaints: paths.complaints(),
  danger: paths.danger(),
  'desk-person': paths.staffPanel('missing-persons'),
  feedback: paths.feedback(),
  'lost-found': paths.lostFound('submit'),
  'missing-person': paths.missingPerson(),
  'looks-lost': paths.looksLost(),
  'photo-contest': paths.photoContest(),
  survey: paths.staffPanel('survey'),
} as const
type Form = keyof typeof forms

/** Above every screen: what was sent while its form was closed, and what was refused. */
function SentResults() {
  const t = useText(texts)
  const [at] = useLocation()
  const { items, results } = useOutboxView()
  const refused = items.filter(item => isOwn(item) && item.state === 'refused' && item.kind in forms)
  const kinds = [...new Set(refused.map(item => item.kind as Form))].filter(kind => forms[kind] !== at)
  const titleOf = (kind: Form) => {
    const own = refused.filter(item => item.kind === kind)
    if (own.every(item => item.isPhotoLater)) return 'photoOnly'
    return own.every(item => [unreadable, notSent].includes(item.refusal ?? '')) ? 'setAside' : kind
  }
  return (
    <aside aria-label={t('region')} aria-live="polite">
      {together(results.filter(isOwn)).map(group => {
        const Part = shown[group[0].kind]
        return Part ? <Part key={group[0].id} results={group} onPutAway={() => putAllAway(group)} /> : null
      })}
      {kinds.map(kind => (
        <SentCard
          key={kind}
          title={t(titleOf(kind))}
          isRefused
          actions={
            <Link href={forms[kind]} className="btn btn--line btn--s">
              {t('look')}
            </Link>
          }
        />
      ))}
    </aside>
  )
}

type Group = SentProps['results']
/** Groups the results: all votes together, every other result by itself. */
function together(results: readonly OutboxResult[]): Group[] {
  const [first, ...more] = results.filter(({ kind }) => kind === 'photo-vote')
  const others = results.filter(({ kind }) => kind !== 'photo-vote').map((result): Group => [result])
  return first ? [...others, [first, ...more]] : others
}
const putAllAway = (group: Group) => Promise.all(group.map(({ id }) => putAway(id)))

const titles = { here: { en: '', hi: '' }, at: titlesByPath }
showAboveScreen(function TitledResults() {
  return (
    <TitlesContext value={titles}>
      <SentResults />
    </TitlesContext>
  )
})
