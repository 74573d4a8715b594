/** Like Chrome's translation: wraps every text of the page in `<font>`, twice, including any that comes later. */
export function translate(): void {
  const wrap = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, template, textarea'))
        continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text)
    }
  }
  const start = () => {
    wrap(document.body)
    new MutationObserver(changes => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) if (node.isConnected) wrap(node.nodeType === 3 ? target : node)
        if (target.nodeType === 3 && target.parentNode) wrap(target.parentNode)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  addEventListener('DOMContentLoaded', start)
}
