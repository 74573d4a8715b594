import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isBlank } from '#common/invisible.ts'
import { sayAge } from '#kit/web/age.tsx'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Choices } from '#ui/choices.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { isAdult } from '../../missing-person/person-kinds.ts'
import type { Person, PersonDetail } from '../contract.ts'
import {
  type CheckKind,
  checkKinds,
  documents,
  type HandOver,
  type handOverContract,
  relations,
  witnesses,
} from '../hand-over-contract.ts'
import type { Proposal } from '../proposal-contract.ts'
import styles from './hand-over.module.css'
import { reuniteStaffHandOverTexts } from './hand-over-texts.ts'
import { Refusal } from './refusal.tsx'

const call = staffClient<typeof handOverContract>()
const uses = { question: 'questionUse', document: 'documentUse', 'call-back': 'callUse' } as const
const { closed, checked, 'same-person': samePerson } = reuniteStaffHandOverTexts
const refusals = { closed, checked, 'same-person': samePerson }

type Props = Pick<PersonDetail, 'person' | 'hand_over'> & {
  /** Whose people come, as the desk chose them among the proposals. */
  match: Pick<Proposal, 'id' | 'number'> | undefined
  onChanged: () => Promise<void>
}

/** A found person goes to their people: two checks by two members of staff, then the receipt. */
export function HandOverPart({ person, hand_over, match, onChanged }: Props) {
  const t = useText(reuniteStaffHandOverTexts)
  const { attempt: save, isBusy: isSaving, error } = useAttempt(onChanged)
  const checks = hand_over?.checks ?? []
  const isMineMade = checks.some(check => check.is_mine)
  const group = hand_over?.match ?? match
  const part = useRef<HTMLElement>(null)
  const chosen = match?.id
  useEffect(() => {
    if (chosen) part.current?.scrollIntoView()
  }, [chosen])
  const left = Math.max(0, 2 - checks.length)
  const make = (kind: CheckKind, document: string) =>
    save(() =>
      call('POST /api/missing-persons/:id/checks', {
        params: { id: person.id },
        body: { kind, document: document as '', match: match?.id ?? null },
      }),
    )
  return (
    <section className={`stack ${styles.part}`} ref={part}>
      <h3>{t('title')}</h3>
      {group ? <p className="sub">{t('forNumber', { n: group.number })}</p> : null}
      <p className={styles.count}>
        <b>{t('checks')}</b>
        {left > 0 ? <span>{t('left', { n: left })}</span> : null}
      </p>
      <ol className={styles.checks}>
        {checks.map(check => (
          <Made key={check.kind} check={check} />
        ))}
        {left > 0 && !isMineMade
          ? checkKinds
              .filter(kind => !checks.some(check => check.kind === kind))
              .map(kind => (
                <Choice
                  key={kind}
                  kind={kind}
                  disabled={isSaving}
                  onMade={document => make(kind, document)}
                />
              ))
          : null}
      </ol>
      {left > 0 && isMineMade ? <p className="sub">{t('secondPerson')}</p> : null}
      {isAdult(person.age_band) ? null : <Note kind="warn" icon="i-child" title={t('underAge')} />}
      <Refusal error={error} of={refusals} />
      <GiveForm person={person} isReady={left === 0} onChanged={onChanged} />
    </section>
  )
}

function Made({ check }: { check: HandOver['checks'][number] }) {
  const t = useText(reuniteStaffHandOverTexts)
  const { language } = useLanguage()
  const document = documents.find(one => one === check.document)
  return (
    <li className={styles.check}>
      <span className={styles.done}>
        <Icon name="i-check" size={28} />
      </span>
      <div>
        <b>
          <span>{t(check.kind)}</span>
          <span>{document ? `: ${t(document)}` : ''}</span>
        </b>
        <p className="sub">
          <Icon name="i-user" size={20} />{' '}
          {t('by', { name: check.by, time: sayAge(Date.parse(check.at), language) })}
        </p>
      </div>
    </li>
  )
}

type ChoiceProps = { kind: CheckKind; disabled: boolean; onMade: (document: string) => void }
function Choice({ kind, disabled, onMade }: ChoiceProps) {
  const t = useText(reuniteStaffHandOverTexts)
  const [document, setDocument] = useState<string>('aadhaar')
  return (
    <li className={styles.check}>
      <span className={styles.open}>
        <Icon
          name={kind === 'question' ? 'i-user' : kind === 'document' ? 'i-contact' : 'i-phone'}
          size={28}
        />
      </span>
      <div>
        <b>{t(kind)}</b>
        <p className="sub">{t(uses[kind])}</p>
        {kind === 'document' ? (
          <ChoiceField
            label={t('whichDocument')}
            value={document}
            choices={documents.map(id => ({ id: id as string, label: t(id) }))}
            onChange={setDocument}
          />
        ) : null}
        <button
          type="button"
          className="btn btn--line btn--s"
          aria-label={`${t(kind)}: ${t('made')}`}
          disabled={disabled}
          onClick={() => onMade(kind === 'document' ? document : '')}
        >
          {t('made')}
        </button>
      </div>
    </li>
  )
}

type Body = Parameters<typeof call<'POST /api/missing-persons/:id/hand-over'>>[1]['body']

type GiveFormProps = { person: Person; isReady: boolean; onChanged: () => Promise<void> }

/** Who receives the person, once both checks are made. */
function GiveForm({ person, isReady, onChanged }: GiveFormProps) {
  const t = useText(reuniteStaffHandOverTexts)
  const [receiver, setReceiver] = useState('')
  const [relation, setRelation] = useState('')
  const [witness, setWitness] = useState('')
  const [isTried, setTried] = useState(false)
  const { attempt: save, isBusy: isSaving, error } = useAttempt(onChanged)
  if (!isReady)
    return (
      <button type="button" className="btn btn--main btn--block" disabled>
        {t('giveLater')}
      </button>
    )
  const isYoung = !isAdult(person.age_band)
  const isMissing = isBlank(receiver) || relation === '' || (isYoung && witness === '')
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return showFirstFault(event.currentTarget)
    void save(() =>
      call('POST /api/missing-persons/:id/hand-over', {
        params: { id: person.id },
        body: { receiver, relation, witness: isYoung ? witness : '' } as Body,
      }),
    )
  }
  return (
    <form className="stack" onSubmit={give} noValidate>
      <TextField
        label={t('receiver')}
        error={isTried && isBlank(receiver) ? t('needed') : undefined}
        name="receiver"
        autoComplete="off"
        maxLength={80}
        disabled={isSaving}
        value={receiver}
        onChange={setReceiver}
      />
      <ChoiceField
        label={t('relation')}
        value={relation}
        choices={[
          { id: '', label: t('choose') },
          ...relations.map(id => ({ id: id as string, label: t(id) })),
        ]}
        onChange={setRelation}
      />
      {isYoung ? (
        <Choices
          name="witness"
          legend={t('witness')}
          choices={witnesses.map(id => ({ id: id as string, label: t(id) }))}
          value={witness}
          disabled={isSaving}
          onChoose={setWitness}
        />
      ) : null}
      {isTried && isMissing && !isBlank(receiver) ? (
        <Note kind="err" live="alert" title={t('needed')} />
      ) : null}
      <Refusal error={error} of={{ closed: reuniteStaffHandOverTexts.closed }} />
      <button type="submit" className="btn btn--main btn--block" disabled={isSaving}>
        {t('give')}
      </button>
    </form>
  )
}
