import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { HideReasons, useReason } from '#kit/web/staff/hide-reasons.tsx'
import { Inbox } from '#kit/web/staff/inbox.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { kindNames } from '../item-kinds.ts'
import type { ItemChange, ItemListName, StaffItem, staffContract } from '../staff-contract.ts'
import styles from './staff-item-card.module.css'
import { lostFoundStaffTexts } from './texts.ts'

const useItems = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()
const lists = ['open', 'waiting', 'closed'] as const satisfies readonly ItemListName[]

/** Things lost and found: mark as returned, hide, approve, confirm the help desk. */
export function LostFoundPanel() {
  const t = useText(lostFoundStaffTexts)
  const [list, setList] = useState<ItemListName>('open')
  const { attempt, error } = useAttempt()
  const isStale = error?.code === 'changed-meanwhile'
  const query = useItems('GET /api/lost-found-items', { query: { list } })
  return (
    <Inbox
      label={t('which')}
      lists={lists.map(id => ({ id, label: t(id) }))}
      list={list}
      onSelect={setList}
      query={query}
      newest={query.value?.items}
      readOne={async ({ id }) => (await call('GET /api/lost-found-items', { query: { list, id } })).items[0]}
      readOlder={async skip => (await call('GET /api/lost-found-items', { query: { list, skip } })).items}
      row={(item, { isOpen, setOpen, replace }) => (
        <StaffItemCard
          item={item}
          isHiding={isOpen}
          setHiding={setOpen}
          onChange={async work => {
            const refused = await attempt(async () => replace(await work()), item.id)
            if (refused?.code === 'changed-meanwhile') await query.refresh()
            return refused
          }}
        />
      )}
      icon="i-lost"
      loadFailed={t('loadFailed')}
      none={t('none')}
      more={t('more')}
    >
      {isStale ? <Note kind="info" live="alert" title={t('changedMeanwhile')} /> : null}
      <NotSaved error={isStale ? undefined : error} />
    </Inbox>
  )
}

const { personMeant, closedTogether, documentSeen, obscene, twice, notAThing, advertising } =
  lostFoundStaffTexts
const reasons = [documentSeen, obscene, twice, notAThing, advertising]
type Props = {
  item: StaffItem
  /** The reason for hiding it is being asked. */
  isHiding: boolean
  setHiding: (isHiding: boolean) => void
  onChange: (work: () => Promise<StaffItem>) => Promise<unknown>
}

/** One thing with what staff may do about it. */
function StaffItemCard({ item, isHiding, setHiding, onChange }: Props) {
  const t = useText(lostFoundStaffTexts)
  const { language } = useLanguage()
  const kind = useSay()(kindNames[item.kind])
  const sayReason = useReason([...reasons, personMeant, closedTogether])
  const params = { id: item.id }
  const set = (body: ItemChange) => onChange(() => call('PATCH /api/lost-found-items/:id', { params, body }))
  const { status, hidden_reason, is_approved, helpdesk_verified } = item
  const instead_of = { status, hidden_reason }
  const toControlRoom = () =>
    onChange(async () => {
      const after = await call('POST /api/lost-found-items/:id/person', { params })
      showToast(t('personDone'))
      return after
    })
  const what = item.description || kind
  return (
    <li className={styles.item}>
      <img src={item.images} alt={t('photoOf', { what })} loading="lazy" />
      <div className={styles.facts}>
        <b>
          {t(item.type === 'Lost' ? 'lost' : 'found')}: <bdi>{what}</bdi>
        </b>
        <span className="num">
          <bdi>{item.name}</bdi> · {item.phone_masked}
        </span>
        {item.submitted_at ? (
          <span>{t('atDesk', { desk: item.submitted_at, contact: item.helpdesk_contact ?? '' })}</span>
        ) : null}
        <small className="tiny num">{sayDayTime(Date.parse(item.created_at), language)}</small>
        {item.status === 'resolved' ? <b className={styles.done}>{t('resolved')}</b> : null}
        {item.status === 'hidden' ? (
          <b className="err">{t('hidden', { reason: sayReason(item.hidden_reason ?? '') })}</b>
        ) : null}
      </div>
      {isHiding ? (
        <div className={styles.hide}>
          <HideReasons
            reasons={reasons}
            onChoose={async reason => {
              const refused = await set({ status: 'hidden', reason, instead_of })
              if (!refused) setHiding(false)
            }}
            onCancel={() => setHiding(false)}
          />
        </div>
      ) : (
        <div className={`cluster ${styles.keys}`}>
          {item.status === 'open' ? (
            <>
              {item.is_approved ? null : (
                <button
                  type="button"
                  className="btn btn--main btn--s"
                  onClick={() => set({ is_approved: true, instead_of: { ...instead_of, is_approved } })}
                >
                  {t('approve')}
                </button>
              )}
              <button
                type="button"
                className="btn btn--line btn--s"
                onClick={() => set({ status: 'resolved', instead_of })}
              >
                {t('resolve')}
              </button>
              <button type="button" className="btn btn--line btn--s" onClick={() => setHiding(true)}>
                {t('hide')}
              </button>
              <button type="button" className="btn btn--line btn--s" onClick={toControlRoom}>
                {t('person')}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="btn btn--line btn--s"
              onClick={() => set({ status: 'open', instead_of })}
            >
              {t('reopen')}
            </button>
          )}
          {item.submitted_at ? (
            <button
              type="button"
              className="btn btn--line btn--s"
              onClick={() =>
                set({
                  helpdesk_verified: !helpdesk_verified,
                  instead_of: { ...instead_of, helpdesk_verified },
                })
              }
            >
              {t(item.helpdesk_verified ? 'unverifyDesk' : 'verifyDesk')}
            </button>
          ) : null}
          <ReporterNumber id={item.id} />
        </div>
      )}
    </li>
  )
}

/** The reporter's number, shown one at a time on request. */
function ReporterNumber({ id }: { id: string }) {
  const t = useText(lostFoundStaffTexts)
  const [phone, setPhone] = useState<string>()
  const { attempt, error } = useAttempt()
  const show = () =>
    attempt(async () =>
      setPhone((await call('POST /api/lost-found-items/:id/phone', { params: { id } })).phone),
    )
  if (phone)
    return (
      <a className="btn btn--main btn--s" href={`tel:${phone}`}>
        <Icon name="i-phone" size={20} />
        {t('call', { number: phone })}
      </a>
    )
  return (
    <span className={styles.look}>
      <button type="button" className="btn btn--line btn--s" onClick={show}>
        {t('showNumber')}
      </button>
      <small className="tiny">{t('showNumberHint')}</small>
      <NotSaved error={error} what={t('numberFailed')} />
    </span>
  )
}
