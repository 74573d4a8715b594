import type { Text } from '#common/text.ts'
import { paths } from '#kit/web/paths.ts'
import { aboutPages } from './pages.ts'

/** What a slot in a written page links to. */
export const links: Readonly<Record<string, { label: Text; to: string } | undefined>> = {
  openData: { label: aboutPages['open-data'], to: paths.about('open-data') },
}
