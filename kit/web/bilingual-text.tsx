import type { Text } from '#common/text.ts'
import { useLanguage } from './language.tsx'
import './bilingual-text.css'

/**
 * A text that the specification gives in Hindi only. English readers see it in both languages, each marked with its
 * `lang`; Hindi readers see the Hindi (design, reading 12).
 */
export function BilingualText({ text, as: Tag = 'span' }: { text: Text; as?: 'span' | 'p' }) {
  const { language } = useLanguage()
  return (
    <>
      <Tag lang="hi">{text.hi}</Tag>
      {language === 'en' ? (
        <Tag lang="en" className="beside">
          {text.en}
        </Tag>
      ) : null}
    </>
  )
}
