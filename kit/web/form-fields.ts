import type { Text } from '#common/text.ts'
import { kitTexts } from './texts.ts'

/** What a form holds, by the names of its fields. */
export type DraftOf = Record<string, string | number | boolean>

type State<Draft> = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  disabled: boolean
  errorOf: (name: keyof Draft) => string | undefined
  say: (text: Text) => string
}

/** The props that a form's fields share, by the name of the field: `<TextField label={…} {...form.field('name')} />`. */
export function formFieldsOf<Draft extends DraftOf>({ draft, change, disabled, errorOf, say }: State<Draft>) {
  const set = (name: string) => (value: string) => change({ [name]: value } as Partial<Draft>)
  /** For `TextField` and `TextArea`. */
  const field = (name: Name<Draft>) => ({
    name: name as string,
    value: draft[name] as string,
    error: errorOf(name),
    disabled,
    onChange: set(name),
  })
  return {
    field,
    /** Like `field`, but optional: its label says so. */
    optionalField: (name: Name<Draft>) => ({ ...field(name), aside: say(kitTexts.optional) }),
    /** For `Choices`. */
    choice: <K extends Name<Draft>>(name: K) => ({
      name: name as string,
      value: draft[name],
      disabled,
      onChoose: set(name) as (value: Draft[K]) => void,
    }),
  }
}
type Name<Draft> = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft] & string
export type FormFields<Draft extends DraftOf> = ReturnType<typeof formFieldsOf<Draft>>
