const named = ['aria-label', 'alt', 'placeholder', 'title'] as const
const hasLetters = (words: string | null): words is string => words !== null && /\p{L}/u.test(words)

/**
 * Marks each part of the page with its language, for screen readers and hyphenation: `code` if all its words are in `said`, else
 * Hindi. A part with its own `lang` keeps it. Returns a function that ends this and removes the marks.
 */
export function markParts(code: string, said: ReadonlySet<string>): () => void {
  const { body } = document
  const marked = new Set<Element>()
  const mark = (part: Element) => {
    if (part.hasAttribute('lang') && !marked.has(part)) return
    const words = wordsOf(part)
    if (words.length === 0) return
    part.setAttribute('lang', words.every(each => said.has(each)) ? code : 'hi')
    marked.add(part)
  }
  const markAll = (part: Element) => {
    mark(part)
    for (const inner of part.querySelectorAll('*')) mark(inner)
  }
  const observer = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      const part = target instanceof Element ? target : target.parentElement
      if (part) mark(part)
      if (type === 'childList') for (const added of addedNodes) if (added instanceof Element) markAll(added)
    }
    for (const part of marked) if (!part.isConnected) marked.delete(part)
  })
  // `<html>` stays Hindi, because the letters need its styles; `<body>` carries the reader's language.
  body.lang = code
  markAll(body)
  observer.observe(body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...named],
  })
  return () => {
    observer.disconnect()
    body.removeAttribute('lang')
    for (const part of marked) part.removeAttribute('lang')
  }
}

/** The words that an element says itself: its own texts and names, not those of the elements in it. */
function wordsOf(part: Element): string[] {
  const own = [...part.childNodes].flatMap(node => (node instanceof Text ? node.data : []))
  return [...own, ...named.map(name => part.getAttribute(name))].filter(hasLetters)
}
