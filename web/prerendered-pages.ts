import type { Text } from '#common/text.ts'
import type { PageContent, Screen } from '#kit/web/manifest.ts'
import { screens } from './routes.ts'

/** A page that is rendered at build time, and again by the server when its data changes. */
export type Prerendered = PageContent & { address: string; title: Text; load: Screen['load'] }

const pagesOf = ({ path, title = { en: '', hi: '' }, pages, load, ...content }: Screen): Prerendered[] =>
  pages
    ? pages.map(page => ({ title, load, ...page }))
    : path.includes(':')
      ? []
      : [{ ...content, address: path, title, load }]

export const prerenderedPages: readonly Prerendered[] = screens.flatMap(pagesOf)

const modules = import.meta.glob<Record<string, unknown>>([
  '/features/**/*-screen.{ts,tsx}',
  '/web/*-screen.{ts,tsx}',
  // A part of web/home-screen.ts, and the part above every screen.
  '!/features/home/home-screen.tsx',
  '!/web/above-screen.tsx',
])

/** The source file of each page's screen by address, found by the component that it exports. */
export async function screenFiles(): Promise<Record<string, string>> {
  const files = await Promise.all(
    Object.entries(modules).map(async ([file, load]) =>
      Object.values(await load()).map(value => [value, file.slice(1)] as const),
    ),
  )
  const fileOf = new Map<unknown, string>(files.flat())
  const named = prerenderedPages.map(async ({ address, load }) => {
    const file = fileOf.get(await load())
    if (!file) throw new Error(`The screen of ${address} is in no file named *-screen.tsx.`)
    return [address, file] as const
  })
  return Object.fromEntries(await Promise.all(named))
}
