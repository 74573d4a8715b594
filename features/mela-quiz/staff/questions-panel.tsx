import { useLanguage, useText } from '#kit/web/language.tsx'
import { InGuideField, PairField } from '#kit/web/staff/fields.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import type { BankFields, BankQuestion, melaQuizContract } from '../contract.ts'
import { melaQuizStaffTexts } from './texts.ts'

const useQuestions = staffRowsHook<typeof melaQuizContract, BankQuestion, BankFields>({
  ...{ all: 'GET /api/mela-quiz/questions', list: 'questions' },
  ...{ add: 'POST /api/mela-quiz/questions', change: 'PUT /api/mela-quiz/questions/:id' },
})

/** The questions that attempts are drawn from: add, change, or no longer ask. */
export function QuestionsPanel() {
  const t = useText(melaQuizStaffTexts)
  const { language } = useLanguage()
  return (
    <RecordsPanel
      {...useQuestions()}
      titles={{ add: t('addQuestion'), change: t('changeQuestion') }}
      wordsOf={({ question, right }) => [question.en, question.hi, right.en, right.hi]}
      shown={({ question, right, is_active }) => ({
        name: question[language],
        below: right[language],
        isHidden: !is_active,
      })}
      form={form => <QuestionForm {...form} />}
    >
      <p className="sub pad">{t('questionsLead')}</p>
    </RecordsPanel>
  )
}

const options = ['first', 'second', 'third'] as const
/** As the form has them, one field for each option. */
type Fields = Omit<BankFields, 'wrong'> & Record<(typeof options)[number], BankFields['right']>

function QuestionForm(form: RecordForm<BankQuestion, BankFields>) {
  const t = useText(melaQuizStaffTexts)
  const { field, wrong, editor } = useRecord<Fields, BankQuestion>({
    ...{ ...form, fieldsOf, empty, unique: 'question.en' },
    send: ({ first, second, third, ...same }, seen) =>
      form.send({ ...same, wrong: [first, second, third] }, seen),
  })
  // The server names a wrong answer by its place in their list.
  const wrongOptions = new Map(
    [...wrong].map(([path, code]) => [
      path.replace(/^wrong\.(\d)/, (_, place) => options[place] ?? ''),
      code,
    ]),
  )
  return (
    <RecordEditor {...editor}>
      <PairField label={t('questionText')} {...field('question')} max={300} />
      <PairField label={t('right')} {...field('right')} max={120} />
      {options.map((option, place) => (
        <PairField
          key={option}
          label={t('wrong', { n: place + 1 })}
          {...field(option)}
          wrong={wrongOptions}
          max={120}
        />
      ))}
      <PairField label={t('why')} {...field('why')} max={500} />
      <InGuideField {...field('is_active')} />
    </RecordEditor>
  )
}

const none = { en: '', hi: '' }
const empty: Fields = {
  ...{ question: none, right: none, first: none, second: none, third: none, why: none, is_active: true },
}
function fieldsOf({ question, right, wrong: [first, second, third], why, is_active }: BankQuestion): Fields {
  return { question, right, first, second, third, why, is_active }
}
