import { parseAst } from 'vite'

type Node = { type: string; start: number; [part: string]: unknown }

/** Finds the line on which a part of a JSON file begins; of a part that is missing, the line of what it is missing in. */
export function lineFinder(json: string): (path: readonly PropertyKey[]) => number {
  const before = '('
  const [statement] = parseAst(`${before}${json})`, { lang: 'js' }).body as unknown as Node[]
  const root = unwrapped(statement?.expression as Node)
  return path => {
    let at = root
    for (const step of path) {
      const next = partOf(at, step)
      if (!next) break
      at = next
    }
    return json.slice(0, at.start - before.length).split('\n').length
  }
}

const unwrapped = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? unwrapped(node.expression as Node) : node

function partOf(node: Node, step: PropertyKey): Node | undefined {
  if (node.type === 'ArrayExpression') return (node.elements as Node[])[Number(step)]
  const properties = (node.properties ?? []) as { key: Node; value: Node }[]
  return properties.find(({ key }) => key.value === step)?.value
}
