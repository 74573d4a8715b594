import { quarters } from '#tests/photos/corpus.ts'
import { visitorForm } from '#tests/world/forms.ts'
import { openCases } from '#tests/world/open-cases.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { staffMember, type World } from '#tests/world/world.ts'
import type { Answer, DangerList, OwnReport, StaffDanger } from './contract.ts'

const here = '26.12050,85.39120,20'

/** A visitor reports a live wire, with `change` applied; returns the status and the report as its sender sees it. */
export async function report(
  world: World,
  change: Record<string, string> = {},
  { by = newVisitor(world), withPhoto = false }: { by?: Visitor; withPhoto?: boolean } = {},
) {
  const photo = withPhoto ? await quarters().jpeg().toBuffer() : null
  const form = visitorForm({ kind: 'wire', position: here, ...change }, photo)
  return by.call<OwnReport & { code?: string }>('POST /api/dangers', form)
}

/** The help desk. */
export const desk = (world: World) => {
  world.signIn(staffMember('help-desk'))
  return newVisitor(world)
}
export async function forStaff(world: World, list: 'open' | 'closed' = 'open'): Promise<StaffDanger[]> {
  const { body } = await desk(world).call<{ dangers: StaffDanger[] }>(`GET /api/dangers/all?list=${list}`)
  return body.dangers
}

/** Staff answer the newest open danger. */
export async function answerIt(world: World, state: Answer['state'], note = { en: '', hi: '' }) {
  const [danger] = await forStaff(world)
  if (!danger) throw new Error('no danger is open')
  const body = { state, note, updated_at: danger.updated_at }
  return desk(world).call<StaffDanger & { code?: string }>(`PATCH /api/dangers/${danger.id}`, body)
}

export const forAll = async (world: World) =>
  (await newVisitor(world, false).call<DangerList>('GET /api/dangers')).body.dangers
export const casesOf = (world: World) => openCases(desk(world))
