import { describe, expect, it } from 'vitest'
import { featureOf, importsOf, isTest, sources } from './source-files.ts'

const all = sources.flatMap(importsOf)
const imports = all.filter(({ from }) => !isTest(from))
const rule = (wrong: (from: string, to: string) => boolean) =>
  imports.filter(line => wrong(line.from, line.to)).map(line => `${line.from} → ${line.to}`)
const isServer = (file: string) => file.startsWith('server/') || file.endsWith('.server.ts')
const isBrowser = (file: string) => file.startsWith('web/') || file.endsWith('.tsx')

describe('imports run one way', () => {
  it('reads imports at all', () => expect(imports.length).toBeGreaterThan(50))
  it('the product knows no test', () => {
    expect(rule((_, to) => isTest(to))).toEqual([])
  })
  it('features never import features, in tests neither: the two hosts compose them', () => {
    const wrong = all.filter(
      ({ from, to }) => !!featureOf(from) && !!featureOf(to) && featureOf(from) !== featureOf(to),
    )
    expect(wrong).toEqual([])
  })
  it('features import of web only its kit, its look and its paths', () => {
    expect(
      rule(
        (from, to) =>
          !!featureOf(from) && to.startsWith('web/') && !/^web\/(kit|ui)\/|^web\/paths\.ts$/.test(to),
      ),
    ).toEqual([])
  })
  it('features import of the server only its kit and the house', () => {
    expect(
      rule(
        (from, to) =>
          !!featureOf(from) && to.startsWith('server/') && !/^server\/kit\/|^server\/house\.ts$/.test(to),
      ),
    ).toEqual([])
  })
  it('common is pure and knows no other room', () => {
    expect(rule((from, to) => from.startsWith('common/') && !to.startsWith('common/'))).toEqual([])
  })
  it('the look knows neither features nor screens', () => {
    expect(
      rule((from, to) => from.startsWith('web/ui/') && !/^(web\/ui|web\/kit|common)\//.test(to)),
    ).toEqual([])
  })
  it('the kit of the browser knows no feature', () => {
    expect(rule((from, to) => from.startsWith('web/kit/') && to.startsWith('features/'))).toEqual([])
  })
  it('the kit of the server knows no feature', () => {
    expect(rule((from, to) => from.startsWith('server/kit/') && to.startsWith('features/'))).toEqual([])
  })
  it('no code of the server reaches the browser, and none of the browser the server', () => {
    expect(rule((from, to) => isBrowser(from) && isServer(to))).toEqual([])
    expect(rule((from, to) => isServer(from) && to.endsWith('.tsx'))).toEqual([])
  })
  it('a file that both sides share imports neither', () => {
    const shared = (file: string) =>
      !!featureOf(file) &&
      file.endsWith('.ts') &&
      !file.endsWith('.server.ts') &&
      !file.endsWith('.worker.ts')
    expect(rule((from, to) => shared(from) && (isServer(to) || to.endsWith('.tsx')))).toEqual([])
  })
  it('imports go in no circle', () => {
    const next = new Map<string, string[]>()
    for (const { from, to, typeOnly } of imports)
      if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to])
    const done = new Set<string>()
    const circle = (file: string, path: readonly string[]): string[] => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
      if (done.has(file)) return []
      for (const to of next.get(file) ?? []) {
        const found = circle(to, [...path, file])
        if (found.length) return found
      }
      done.add(file)
      return []
    }
    expect([...next.keys()].map(file => circle(file, [])).find(found => found.length) ?? []).toEqual([])
  })
})
