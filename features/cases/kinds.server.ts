import { may, type Role } from '#common/permissions.ts'
import type { CaseKind } from '#kit/server/cases.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { refuseUnseen } from '#kit/server/staff/optimistic-lock.ts'
import { readSetting } from '#kit/server/staff/staff-settings.ts'
import { type CaseSettings, caseSettings, type KindAsRead } from './contract.ts'

export const settingsKey = 'cases'

/** Every kind of case by its name; two features with the same name are a defect. */
export function kindsOf(features: readonly ServerManifest[]): ReadonlyMap<string, CaseKind> {
  const kinds = new Map<string, CaseKind>()
  for (const kind of features.flatMap(feature => feature.cases ?? [])) {
    if (kinds.has(kind.kind)) throw new Error(`Two features raise cases of the kind ${kind.kind}.`)
    kinds.set(kind.kind, kind)
  }
  return kinds
}

/** Names of the kinds that these roles may see. */
export const kindsFor = (kinds: ReadonlyMap<string, CaseKind>, roles: readonly Role[]): string[] =>
  [...kinds.values()].filter(({ permission }) => may(roles, permission)).map(({ kind }) => kind)

/** The live topic of a permission. Its events go only to accounts with it. */
export const topicOf = (permission: string): string => `cases-${permission}`

export const readCaseSettings = async (db: AnyDatabase): Promise<CaseSettings> =>
  (await readSetting(db, settingsKey, caseSettings))?.value ?? { minutes: {}, order: {}, only: [] }

/**
 * The settings with one kind changed. Refuses `changed-meanwhile` if the kind is not set any more as it was read. `usual`: its own
 * minutes; `known`: the posts that there are.
 */
export function withKind(
  now: CaseSettings,
  { minutes, order, only = [] }: CaseSettings,
  read: KindAsRead,
  { usual, known }: { usual: number; known: ReadonlySet<string> },
): CaseSettings {
  const { kind } = read
  const onlyNow = now.only ?? []
  const posts = now.order[kind]
  refuseUnseen<KindAsRead>(
    {
      kind,
      minutes: now.minutes[kind] ?? usual,
      posts: (posts ?? []).filter(id => known.has(id)),
      everybody: !posts || !onlyNow.includes(kind),
    },
    read,
  )
  return {
    minutes: { ...now.minutes, ...minutes },
    order: { ...now.order, ...order },
    only: [...onlyNow.filter(one => one !== kind), ...only.filter(one => one === kind)],
  }
}

/** For each kind with posts: who is notified, in order. `null`: everybody who may see it, as for any other kind. */
export const orderByKind = ({ order, only = [] }: CaseSettings): Record<string, (string | null)[]> =>
  Object.fromEntries(
    Object.entries(order).map(([kind, posts]) => [kind, only.includes(kind) ? posts : [null, ...posts]]),
  )

/** Minutes within which a case should be taken, by kind: the chief's setting, or the kind's own. */
export const minutesByKind = (
  settings: CaseSettings,
  kinds: ReadonlyMap<string, CaseKind>,
): ReadonlyMap<string, number> =>
  new Map([...kinds.values()].map(({ kind, minutes }) => [kind, settings.minutes[kind] ?? minutes]))
