import { useLanguage, useText } from '#kit/web/language.tsx'
import { InGuideField, PairField } from '#kit/web/staff/fields.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import type { BankQuestion, melaQuizContract } from '../contract.ts'
import { melaQuizStaffTexts } from './texts.ts'

const useQuestions = staffQueryHook<typeof melaQuizContract>()
const call = staffClient<typeof melaQuizContract>()

type Pair = BankQuestion['question']
/** As the form has them, one field for each option. */
type Fields = {
  question: Pair
  right: Pair
  first: Pair
  second: Pair
  third: Pair
  why: Pair
  is_active: boolean
}

/** The questions that attempts are drawn from: add, change, or no longer ask. */
export function QuestionsPanel() {
  const t = useText(melaQuizStaffTexts)
  const { language } = useLanguage()
  const { value, ...query } = useQuestions('GET /api/mela-quiz/questions', {})
  return (
    <RecordsPanel<BankQuestion, Fields>
      {...query}
      rows={value?.questions}
      wordsOf={({ question, right }) => [question.en, question.hi, right.en, right.hi]}
      shown={({ question, right, is_active }) => ({
        name: question[language],
        below: right[language],
        isHidden: !is_active,
      })}
      titles={{ add: t('addQuestion'), change: t('changeQuestion') }}
      add={(id, fields) => call('POST /api/mela-quiz/questions', { body: { id, ...bodyOf(fields) } })}
      change={(id, { updated_at, ...fields }) =>
        call('PUT /api/mela-quiz/questions/:id', { params: { id }, body: { ...bodyOf(fields), updated_at } })
      }
      readAll={async () => (await call('GET /api/mela-quiz/questions', {})).questions}
      form={form => <QuestionForm {...form} />}
    >
      <p className="sub pad">{t('questionsLead')}</p>
    </RecordsPanel>
  )
}

function QuestionForm(form: RecordForm<BankQuestion, Fields>) {
  const t = useText(melaQuizStaffTexts)
  const { field, editor } = useRecord({ ...form, fieldsOf, empty, unique: 'question.en' })
  return (
    <RecordEditor title={form.title} {...editor}>
      <PairField label={t('questionText')} {...field('question')} max={300} />
      <PairField label={t('right')} {...field('right')} max={120} />
      <PairField label={t('wrong', { n: 1 })} {...field('first')} max={120} />
      <PairField label={t('wrong', { n: 2 })} {...field('second')} max={120} />
      <PairField label={t('wrong', { n: 3 })} {...field('third')} max={120} />
      <PairField label={t('why')} {...field('why')} max={500} />
      <InGuideField {...field('is_active')} />
    </RecordEditor>
  )
}

const none = { en: '', hi: '' }
const empty: Fields = {
  question: none,
  right: none,
  first: none,
  second: none,
  third: none,
  why: none,
  is_active: true,
}
function fieldsOf({ question, right, wrong: [first, second, third], why, is_active }: BankQuestion): Fields {
  return { question, right, first, second, third, why, is_active }
}
const bodyOf = ({ first, second, third, ...fields }: Fields) => ({
  ...fields,
  wrong: [first, second, third] as [Pair, Pair, Pair],
})
