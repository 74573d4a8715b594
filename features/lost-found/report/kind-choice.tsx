import { useText } from '#kit/web/language.tsx'
import { Choices } from '#ui/choices.tsx'
import { itemKinds } from '../item-kinds.ts'
import { useKindName } from '../kinds/kind-names.tsx'
import type { ReportDraft } from './report-draft.ts'
import { texts } from './texts.ts'

type KindProps = {
  value: ReportDraft['kind']
  disabled: boolean
  onChoose: (kind: ReportDraft['kind']) => void
}
/** What the thing is, or that it is no thing. */
export function KindChoice(props: KindProps) {
  const t = useText(texts)
  const say = useKindName()
  const choices = (['person', ...itemKinds] as const).map(id => ({ id, label: say(id) }))
  return <Choices name="kind" legend={t('kind')} choices={choices} {...props} />
}
