/** One sentence in both languages. A missing language is a type error. */
export type Text = { readonly en: string; readonly hi: string }
export type Language = keyof Text
export const languages: readonly Language[] = ['en', 'hi']

/** Names of the `{placeholders}` in a sentence. */
type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never
/** Arguments of `t(key, …)`: none, or a value for every slot of the English sentence. */
export type SlotValues<T extends Text> = [Slots<T['en']>] extends [never]
  ? []
  : [values: Record<Slots<T['en']>, string | number>]

/** Keeps the literal types, so that the type checker knows the slots of each sentence. */
export const defineTexts = <const T extends Record<string, Text>>(texts: T): T => texts

/** The sentence in one language with its slots filled. */
export function fill(text: Text, language: Language, values: Record<string, string | number> = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
