import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { isTest, read, sources } from './source-files.ts'

type Node = { type: string; start: number; callee?: { name?: string }; [key: string]: unknown }

const isNode = (part: unknown): part is Node => typeof (part as Node | null)?.type === 'string'
const drawsElement = (node: Node): boolean =>
  (node.type.startsWith('JSX') && node.type !== 'JSXText') ||
  Object.values(node).some(value => [value].flat().some(part => isNode(part) && drawsElement(part)))
/** What a variable contains is not known here; a single space is not translated. */
const isText = (node: Node) =>
  !drawsElement(node) &&
  node.type !== 'Identifier' &&
  !(node.type === 'Literal' && node.value === ' ') &&
  // These calls return elements.
  !/^(children|lines)$/.test(String(((node.consequent as Node | undefined) ?? node).callee?.name))
const comesAndGoes = ({ type }: Node) => type === 'LogicalExpression' || type === 'ConditionalExpression'

/** Lines with a bare text beside a conditional part: `<button>{busy ? <Spinner /> : null}{t('send')}</button>`. */
function bareTexts(file: string): string[] {
  const code = read(file)
  const found: string[] = []
  const look = (element: unknown) => {
    const { children, start } = element as { children: Node[]; start: number }
    const drawn = children
      .map(child => (child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child))
      .filter(
        ({ type, value }) => type !== 'JSXEmptyExpression' && !(type === 'JSXText' && !String(value).trim()),
      )
    if (drawn.length > 1 && drawn.some(comesAndGoes) && drawn.some(child => isText(child)))
      found.push(`${file}:${code.slice(0, start).split('\n').length}`)
  }
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, code, { lang: 'tsx' }).program)
  return found
}

it('a text beside a conditional part has its own element, because a translating browser moves bare texts, and React fails', () => {
  // Rendered once, without React in the page.
  const isPaper = (file: string) => /^web\/(print|guide-file|stories)\/|stories\.tsx$/.test(file)
  const screens = sources.filter(file => file.endsWith('.tsx') && !isTest(file) && !isPaper(file))
  expect(screens.flatMap(bareTexts), 'Put the text into a <span>.').toEqual([])
})
