import { parseAst } from 'vite'
import { placedTextsOf } from '../texts-in-source.ts'
import type { Sentences } from './city-texts.ts'

/** Names of the first fair and what stands in their place. */
export type Names = ReadonlyMap<string, string>
/** Values of exported constants, by their name. */
export type Constants = Readonly<Record<string, unknown>>

type Node = { type: string; start: number; end: number; [part: string]: unknown }
type Edit = { start: number; end: number; with: string }

/**
 * A source file for another city: `constants` get new values, `sentences` replace texts, and every other string in it has the
 * city's names. Code and comments stay as they are.
 */
export function rewritten(
  file: string,
  source: string,
  city: { names: Names; sentences: Sentences; constants?: Constants | undefined },
): string {
  const edits: Edit[] = []
  const put = (start: number, end: number, value: string) => {
    if (!edits.some(edit => start < edit.end && edit.start < end)) edits.push({ start, end, with: value })
  }
  const nodes = nodesOf(file, source)
  for (const [name, value] of Object.entries(city.constants ?? {})) {
    const init = initOf(nodes, name)
    if (!init) throw new Error(`${file} has no constant ${name}`)
    put(init.start, init.end, JSON.stringify(value, undefined, 2))
  }
  for (const { key, at } of placedTextsOf(file, source)) {
    const own = city.sentences.get(key)
    if (!own) continue
    put(...at.en, JSON.stringify(own.en))
    put(...at.hi, JSON.stringify(own.hi))
  }
  for (const node of nodes)
    if (isWords(node)) {
      const raw = source.slice(node.start, node.end)
      const said = withNames(raw, city.names)
      if (said !== raw) put(node.start, node.end, said)
    }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.with + text.slice(edit.end), source)
}

/** A text with the names of another city. Longer names come first, and no name is replaced twice. */
export function withNames(text: string, names: Names): string {
  const inOrder = [...names.keys()].toSorted((a, b) => b.length - a.length)
  return text.replace(new RegExp(inOrder.join('|'), 'g'), name => names.get(name) ?? name)
}

/** Where a file's strings hold one of these words: the line, and the key if it is a text. */
export function stringsNaming(
  file: string,
  source: string,
  words: readonly string[],
): { line: number; word: string; key: string | undefined }[] {
  const texts = placedTextsOf(file, source)
  return nodesOf(file, source)
    .filter(isWords)
    .flatMap(({ start, end }) => {
      const raw = source.slice(start, end)
      const word = words.find(each => raw.includes(each))
      if (!word) return []
      const text = texts.find(({ at }) => [at.en, at.hi].some(([from, to]) => from <= start && end <= to))
      return [{ line: source.slice(0, start).split('\n').length, word, key: text?.key }]
    })
}

/** Strings, parts of templates, regular expressions, and words between tags. */
const isWords = ({ type, value, regex }: Node) =>
  type === 'TemplateElement' ||
  type === 'JSXText' ||
  (type === 'Literal' && (typeof value === 'string' || regex !== undefined))

function nodesOf(file: string, source: string): Node[] {
  const found: Node[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    found.push(node as Node)
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body)
  return found
}

/** The value that a constant is declared with, without `as const`. */
function initOf(nodes: readonly Node[], name: string): Node | undefined {
  const declared = nodes.find(({ type, id }) => type === 'VariableDeclarator' && (id as Node).name === name)
  const init = declared?.init as Node | undefined
  return init?.type === 'TSAsExpression' ? (init.expression as Node) : init
}
