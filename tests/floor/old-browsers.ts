import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'

/** The oldest browsers that the guide supports (docs/browsers.md), by their names in MDN's data. */
export const oldBrowsers = {
  'Chrome 80': ['chrome_android', 80],
  'WebView 80': ['webview_android', 80],
  'Safari 15': ['safari_ios', 15],
} as const
export type OldBrowser = keyof typeof oldBrowsers

const data = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../node_modules/@mdn/browser-compat-data/data.json', import.meta.url)),
    'utf8',
  ),
) as CompatData

/**
 * Whether a browser fully supports a built-in (`fetch`, `Navigator.share`, `webkitSpeechRecognition`) or a value of a CSS
 * property (`image-orientation.from-image`). Throws if MDN does not know it.
 */
export function has(browser: OldBrowser, name: string): boolean {
  const [, prefix = '', unprefixed = ''] = /^(webkit)?(.*)$/.exec(name) ?? []
  const path = unprefixed.split('.')
  const find = (from: Identifier | undefined) =>
    path.reduce((feature, part) => feature?.[part], from)?.__compat
  const compat = find(data.api) ?? find(data.javascript.builtins) ?? find(data.css.properties)
  if (!compat) throw new Error(`MDN's data has no ${name}`)
  return isThere(compat, browser, prefix)
}

/**
 * Whether a browser supports a CSS property, or a pseudo-class (`:has`), with or without the prefix that the build adds. What
 * MDN does not know counts as old.
 */
export function hasStyle(browser: OldBrowser, name: string): boolean {
  const feature = name.startsWith(':') ? data.css.selectors?.[name.slice(1)] : data.css.properties?.[name]
  return (
    !feature?.__compat || isThere(feature.__compat, browser) || isThere(feature.__compat, browser, '-webkit-')
  )
}

/**
 * A script to run before a page's own: removes every built-in newer than this browser, so that a current browser has none that
 * the old one lacks. Syntax and styles stay.
 */
export function withoutNewer(browser: OldBrowser): string {
  return `(${remove})(${JSON.stringify(newerThan(browser))})`
}

/** Everything newer: `[interface]`, `[interface, member]`, or `[interface, member, 'static']`. */
function newerThan(browser: OldBrowser): string[][] {
  const found: string[][] = []
  const isNewer = ({ __compat }: Identifier) => __compat && !isThere(__compat, browser)
  const within = (feature: Identifier | undefined) =>
    Object.entries((feature ?? {}) as Record<string, Identifier>)
  for (const group of [data.api, data.javascript.builtins])
    for (const [owner, members] of within(group)) {
      if (isNewer(members)) found.push([owner])
      else
        for (const [name, feature] of within(members)) {
          if (!/^\w+$/.test(name) || name === owner || name.endsWith('_event') || !isNewer(feature)) continue
          // Only for the browser's interfaces does the data say which members are static.
          const member = name.replace(/_static$/, '')
          if (member === name) found.push([owner, member])
          if (member !== name || group !== data.api) found.push([owner, member, 'static'])
        }
    }
  return found
}

function isThere({ support }: CompatStatement, browser: OldBrowser, allowedPrefix = ''): boolean {
  const [name, version] = oldBrowsers[browser]
  return [support[name] ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix = '', alternative_name }) =>
        version_added &&
        number(version_added) <= version &&
        !(version_removed && number(version_removed) <= version) &&
        !flags &&
        prefix === allowedPrefix &&
        !alternative_name,
    )
}
const number = (version: string) => Number.parseFloat(version.replace('≤', ''))

/** Runs in the page. */
function remove(names: string[][]): void {
  const all = globalThis as Record<string, unknown>
  for (const [owner = '', member, isStatic] of names) {
    const target = all[owner] as { prototype?: object } | undefined
    if (!target) continue
    const from = isStatic ? target : owner === 'Window' ? all : (target.prototype ?? {})
    for (const name of member ? [member] : Object.getOwnPropertyNames(from))
      if (name !== 'constructor') Reflect.deleteProperty(from, name)
    if (!member) delete all[owner]
  }
}
