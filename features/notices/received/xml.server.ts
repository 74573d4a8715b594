import { SaxesParser } from 'saxes'

export type XmlElement = {
  /** Without a namespace prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
}

/** More elements than this are no list of alerts. */
const mostElements = 50_000

/** Parses a document. Throws for what is not well-formed, for a document type (it may define entities), and for a huge one. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = [{ name: '', attributes: {}, text: '', children: [] }]
  let count = 0
  parser.on('opentag', ({ local, attributes }) => {
    count += 1
    if (count > mostElements) throw new Error('too many elements')
    const element: XmlElement = {
      name: local,
      attributes: Object.fromEntries(Object.values(attributes).map(({ local: key, value }) => [key, value])),
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (more: string) => {
    const element = open.at(-1)
    if (element) element.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => open.pop())
  parser.on('doctype', () => {
    throw new Error('a document type is not accepted')
  })
  parser.on('error', error => {
    throw error
  })
  parser.write(text).close()
  const root = open[0]?.children[0]
  if (!root) throw new Error('no element')
  return root
}

/** Children of that name. */
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter(child => child.name === name)

/** The trimmed text of the first child of that name; '' where there is none. */
export const textOf = (element: XmlElement, name: string): string =>
  childrenOf(element, name)[0]?.text.trim() ?? ''
