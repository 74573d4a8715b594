import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import type { SourceText } from '#features/languages/translation.server.ts'

const folders = '{common,ui,content,kit,features,web,server}/**/*.{ts,tsx}'
// Quiz questions are left out: a translation is a public file, but questions are sent only with an attempt.
const isNotShown = (file: string) =>
  /\.(test|e2e|old)\.tsx?$|(^|\/)(test-[^/]+|examples|stories)\.tsx?$|^content\/quiz[^/]*\.server\.ts$/.test(
    file,
  )

/**
 * Every `{ en: '…', hi: '…' }` in the product's source below `home`, in order of files and lines. Texts composed by a function,
 * such as the names of Mondays, are not included.
 */
export function textsInSource(home: string): SourceText[] {
  const files = globSync(folders, { cwd: home })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !isNotShown(file))
    .toSorted()
  return files.flatMap(file => textsOf(file, readFileSync(join(home, file), 'utf8')))
}

type Node = Record<string, unknown> & { type: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The texts of one file. If several have the same key, later ones are numbered: `texts.next~2`. */
export function textsOf(file: string, source: string): SourceText[] {
  if (!/\bhi:/.test(source)) return []
  const found: SourceText[] = []
  const uses = new Map<string, number>()
  const visit = (node: unknown, path: readonly string[]): void => {
    if (Array.isArray(node)) {
      for (const [at, each] of node.entries())
        visit(each, node.length > 1 && isObject(each) ? [...path, String(at)] : path)
      return
    }
    if (!isNode(node)) return
    const text = textOf(node)
    // An empty text means none.
    if (text && !text.en && !text.hi) return
    if (text) {
      const name = path.join('.')
      const use = (uses.get(name) ?? 0) + 1
      uses.set(name, use)
      found.push({ key: `${file} ${name}${use > 1 ? `~${use}` : ''}`, ...text })
      return
    }
    const name = nameOf(node)
    for (const value of Object.values(node)) visit(value, name ? [...path, name] : path)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body, [])
  return found
}
const isObject = (node: unknown) => isNode(node) && node.type === 'ObjectExpression'

/** The name of a declaration or property; '' for any other node. */
function nameOf({ type, id, key }: Node): string {
  if (type === 'VariableDeclarator') return identifier(id)
  return type === 'Property' ? identifier(key) : ''
}
const identifier = (node: unknown) => (isNode(node) ? String(node.name ?? node.value ?? '') : '')

function textOf({ type, properties }: Node): Omit<SourceText, 'key'> | undefined {
  if (type !== 'ObjectExpression') return undefined
  const values = new Map((properties as Node[]).map(({ key, value }) => [identifier(key), value]))
  const [en, hi] = [literal(values.get('en')), literal(values.get('hi'))]
  if (values.size !== 2 || en === undefined || hi === undefined) return undefined
  return { en, hi }
}
function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}
