import { journey } from '../journey.ts'
import { complain, giveFeedback, playQuiz, signIn } from './steps.ts'

/** As Chrome's translation does: wraps every text of the page in `<font>`, twice, and each that comes later. */
function translate(): void {
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

journey('a translated page plays the quiz', async ({ phone }) => playQuiz(await phone({ before: translate })))
journey('a translated page sends a complaint', async ({ phone }) =>
  complain(await phone({ before: translate })),
)
journey('a translated page sends feedback', async ({ phone }) =>
  giveFeedback(await phone({ before: translate })),
)
journey('a translated page signs staff in', async ({ phone }) => signIn(await phone({ before: translate })))
