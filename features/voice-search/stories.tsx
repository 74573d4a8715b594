import type { Stories } from '#kit/web/stories.ts'
import { Recognition } from './recognition.tsx'
import type { Talk } from './use-conversation.ts'

const talks: Record<string, Talk> = {
  'before the first use': { phase: 'notice', words: '' },
  'not listening': { phase: 'idle', words: '' },
  'listening, nothing yet': { phase: 'listening', words: '' },
  'listening, some words': { phase: 'listening', words: 'पानी कहाँ' },
  matching: { phase: 'matching', words: 'पानी कहाँ मिलेगा' },
  'not found': { phase: 'not-found', words: 'शेयर बाजार का भाव' },
  'nothing heard': { phase: 'problem', words: '', problem: 'nothing-heard' },
  'microphone refused': { phase: 'problem', words: '', problem: 'refused' },
  'no microphone': { phase: 'problem', words: '', problem: 'no-microphone' },
  'no network': { phase: 'problem', words: '', problem: 'no-network' },
  'a browser that cannot listen': { phase: 'problem', words: '', problem: 'not-here' },
}
export const stories: Stories = {
  feature: 'voice-search',
  states: Object.entries(talks).map(([name, talk]) => ({
    name,
    Show: () => <Recognition talk={talk} mayListen onStart={() => {}} onStop={() => {}} titleId={name} />,
  })),
}
