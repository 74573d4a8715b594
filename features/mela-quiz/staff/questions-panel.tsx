import { useState } from 'react'
import { newId } from '#common/id.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { InGuideField, PairField } from '#kit/web/staff/fields.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import { useRecord } from '#kit/web/staff/use-record.tsx'
import type { BankQuestion, contract } from '../contract.ts'
import { texts } from './texts.ts'

const useQuestions = staffQueryHook<typeof contract>()
const call = staffClient<typeof contract>()

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
export function Panel() {
  const t = useText(texts)
  const { language } = useLanguage()
  const { value, isLoading, refresh } = useQuestions('GET /api/mela-quiz/questions', {})
  const [open, setOpen] = useState<BankQuestion | 'new'>()
  const [id, setId] = useState('')
  return (
    <>
      <StaffList
        rows={value?.questions}
        isLoading={isLoading}
        onRetry={refresh}
        keyOf={question => question.id}
        wordsOf={({ question, right }) => [question.en, question.hi, right.en, right.hi]}
        addLabel={t('addQuestion')}
        onAdd={() => {
          setId(newId())
          setOpen('new')
        }}
        row={question => (
          <StaffRow
            name={question.question[language]}
            below={question.right[language]}
            isHidden={!question.is_active}
            onOpen={() => {
              setId(question.id)
              setOpen(question)
            }}
          />
        )}
      >
        <p className="sub pad">{t('questionsLead')}</p>
      </StaffList>
      {open ? (
        <QuestionForm
          key={id}
          id={id}
          row={open === 'new' ? undefined : open}
          onSaved={() => {
            setOpen(undefined)
            refresh()
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}

type FormProps = { id: string; row: BankQuestion | undefined; onSaved: () => void; onClose: () => void }
function QuestionForm({ id, row, onSaved, onClose }: FormProps) {
  const t = useText(texts)
  const send = ({ first, second, third, ...fields }: Fields, updated_at: string) => {
    const body = { ...fields, wrong: [first, second, third] as [Pair, Pair, Pair] }
    return row
      ? call('PUT /api/mela-quiz/questions/:id', { params: { id }, body: { ...body, updated_at } })
      : call('POST /api/mela-quiz/questions', { body: { id, ...body } })
  }
  const newest = async () =>
    (await call('GET /api/mela-quiz/questions', {})).questions.find(question => question.id === id)
  const { field, editor } = useRecord({ row, fieldsOf, empty, send, newest, done: onSaved })
  return (
    <RecordEditor title={t(row ? 'changeQuestion' : 'addQuestion')} onClose={onClose} {...editor}>
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
