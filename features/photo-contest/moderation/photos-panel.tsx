import { useEffect, useEffectEvent, useState } from 'react'
import { firstOfEach } from '#common/first-of-each.ts'
import { type ApiError, asApiError } from '#kit/web/api.ts'
import { useText } from '#kit/web/language.tsx'
import { useAsked } from '#kit/web/staff/asked.ts'
import { CheckField } from '#kit/web/staff/fields.tsx'
import { WholeList } from '#kit/web/staff/inbox.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { useMay } from '#kit/web/staff/member.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { ShowMore } from '#kit/web/staff/show-more.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Chips } from '#ui/chips.tsx'
import { State } from '#ui/state.tsx'
import { showToast } from '#ui/toast.ts'
import { EntryCard } from './entry-card.tsx'
import styles from './moderation.module.css'
import type { ContestSettings, EntryList, StaffEntry, staffContract } from './staff-contract.ts'
import { photosTexts as texts } from './texts.ts'

const useStaffQuery = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()
const lists = ['waiting', 'reported', 'approved', 'hidden'] as const satisfies readonly EntryList[]

const useEntries = (list: EntryList, asked: string | undefined) =>
  useStaffQuery('GET /api/photo-entries', { query: asked ? { list, id: asked } : { list } })

/** The staff panel of the photos: one at a time, reported ones first; approve or hide with a reason, by touch or by keys. */
export function PhotosPanel() {
  const t = useText(texts)
  const mayChangeRules = useMay('votes')
  const asked = useAsked('entry')
  const [list, setList] = useState<EntryList>('waiting')
  const { value } = useEntries(list, asked)
  return (
    <div className={`stack ${styles.panel}`}>
      {asked ? (
        <WholeList />
      ) : (
        <Chips
          label={t('which')}
          choices={lists.map(id => ({ id, label: t(id, { n: value?.counts[id] ?? '' }) }))}
          selected={list}
          onSelect={setList}
        />
      )}
      <Entries key={asked ?? list} list={list} asked={asked} />
      {mayChangeRules ? <ContestRules /> : null}
    </div>
  )
}

/** The photos of one list, or the one that the address asks for. */
function Entries({ list, asked }: { list: EntryList; asked: string | undefined }) {
  const t = useText(texts)
  const query = useEntries(list, asked)
  const { value, refresh } = query
  const [more, setMore] = useState<{ entries: readonly StaffEntry[]; next: string | null }>()
  const [changed, setChanged] = useState<ReadonlyMap<string, StaffEntry>>(new Map())
  /** Id of the entry shown: a decided one may leave the list, so its place in it says nothing. */
  const [shown, setShown] = useState<string>()
  const [failed, setFailed] = useState<{ of: StaffEntry; error: ApiError }>()
  const first = value?.entries ?? []
  const entries = firstOfEach([...first, ...(more?.entries ?? [])]).map(
    entry => changed.get(entry.id) ?? entry,
  )
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === shown),
  )
  const entry = entries[at]
  const next = more ? more.next : (value?.next ?? null)
  const beside = (by: number) => entries[at + by]?.id ?? entry?.id
  const go = (by: number) => setShown(beside(by))

  const change = async (work: () => Promise<StaffEntry>, of: StaffEntry) => {
    const following = beside(1)
    setFailed(undefined)
    setShown(of.id)
    try {
      const after = await work()
      setChanged(known => new Map(known).set(after.id, after))
      // The moderator may have gone on already.
      setShown(now => (now === of.id ? following : now))
      refresh()
      return true
    } catch (error) {
      setFailed({ of, error: asApiError(error) })
      return false
    }
  }
  const approve = (of: StaffEntry) =>
    change(
      () =>
        call('PUT /api/photo-entries/:id/approval', {
          params: { id: of.id },
          body: { is_approved: !of.is_approved },
        }),
      of,
    )
  const setHidden = (of: StaffEntry, reason: string | undefined) =>
    change(
      () =>
        call('PUT /api/photo-entries/:id/visibility', {
          params: { id: of.id },
          body: reason === undefined ? { is_hidden: false } : { is_hidden: true, reason },
        }),
      of,
    )
  const eraseFiles = (of: StaffEntry) =>
    change(() => call('DELETE /api/photo-entries/:id/files', { params: { id: of.id } }), of)
  const loadMore = async () => {
    if (!next) return
    const page = await call('GET /api/photo-entries', { query: { list, after: next } })
    setMore({ entries: [...(more?.entries ?? []), ...page.entries], next: page.next })
  }
  const onArrow = useEffectEvent(go)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog'))
        return
      if (event.key === 'ArrowRight') onArrow(1)
      if (event.key === 'ArrowLeft') onArrow(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      {value ? null : <StaffNotLoaded query={query} failed={t('loadFailed')} />}
      <NotSaved error={failed?.error} what={t('failed', { name: failed?.of.name ?? '' })} />
      {value && !entry ? <State icon="i-check" title={t('none')} /> : null}
      {entry ? (
        <EntryCard
          key={entry.id}
          entry={entry}
          at={at + 1}
          all={entries.length}
          onApprove={() => approve(entry)}
          onHide={reason => setHidden(entry, reason)}
          onErase={() => eraseFiles(entry)}
          onGo={go}
        />
      ) : null}
      {next && at >= entries.length - 3 ? <ShowMore label={t('more')} read={loadMore} /> : null}
    </>
  )
}

/** The settings of the whole contest. */
function ContestRules() {
  const t = useText(texts)
  const { value, replace } = useStaffQuery('GET /api/photo-contest/settings', {})
  const { attempt, error } = useAttempt()
  if (!value) return null
  const change = (body: Partial<ContestSettings>) =>
    attempt(async () => {
      const saved = await call('PUT /api/photo-contest/settings', { body })
      replace(() => saved)
      showToast(t('saved'))
    }, Object.keys(body).join())
  return (
    <section className={styles.rules}>
      <h2>{t('rules')}</h2>
      <CheckField
        label={t('onlyApproved')}
        value={value.only_approved}
        onChange={only_approved => change({ only_approved })}
      />
      <CheckField label={t('closed')} value={value.is_closed} onChange={is_closed => change({ is_closed })} />
      <NotSaved error={error} />
    </section>
  )
}
