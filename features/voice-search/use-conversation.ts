import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { useOnline } from '#kit/web/offline-note.tsx'
import { usePostItems } from '#kit/web/posts.ts'
import { stopReading } from '#kit/web/read-aloud.ts'
import type { SearchItem } from '#kit/web/search-items.ts'
import { showToast } from '#ui/toast.ts'
import { useSpeaking } from './clips/use-speaking.ts'
import { bestMatch } from './match.ts'
import { canListen, type HearingProblem, listen } from './recogniser.ts'
import { voiceSearchTexts } from './texts.ts'

const noticedKey = 'nandi-voice-noticed'
const notFoundMs = 5000 // specification §9
/** How long (ms) the recognised phrase is shown before the screen changes. */
const matchingMs = 500

/** Specification §4: idle, listening, matching, then navigate or not-found; `notice` is shown once before the first use. */
type Phase = 'notice' | 'idle' | 'listening' | 'matching' | 'not-found' | 'problem'
export type Talk = { phase: Phase; words: string; problem?: HearingProblem }

/**
 * State and actions of ask Nandi: recognises speech or takes a typed phrase, finds its item and calls `onFound`. `tiers`:
 * lists to search; a later one (single places) is searched only if the earlier one (services) has no match.
 */
export function useConversation(
  tiers: readonly (readonly SearchItem[])[],
  onFound: (item: SearchItem) => void,
) {
  const postsOf = usePostItems()
  /** Posts that the visitor has to choose between. */
  const [choices, setChoices] = useState<readonly SearchItem[]>([])
  const t = useText(voiceSearchTexts)
  const { language } = useLanguage()
  const isOnline = useOnline()
  const { speak, hush, clips } = useSpeaking()
  const mayListen = canListen() && isOnline
  const [talk, setTalk] = useState<Talk>(() => ({
    phase: mayListen && !readStorage(noticedKey) ? 'notice' : 'idle',
    words: '',
  }))
  /** Ends what is under way: listening, or the half second before an answer. */
  const stop = useRef(() => {})

  /** Shows the phrase, then answers the best match among the alternatives of one utterance. */
  const answer = (alternatives: readonly string[], aloud: boolean) => {
    stop.current()
    setChoices([])
    setTalk({ phase: 'matching', words: alternatives[0]?.trim() ?? '' })
    const coming = setTimeout(() => latestMatch.current(alternatives, aloud), matchingMs)
    stop.current = () => clearTimeout(coming)
  }
  const match = (alternatives: readonly string[], aloud: boolean) => {
    // A code leads to its post, not to something that sounds like it.
    const posts = alternatives.map(postsOf)
    const post = posts.find(({ isSure }) => isSure)?.items[0]
    const found = post ?? tiers.map(items => bestMatch(alternatives, items)).find(Boolean)?.item
    const toChoose = found ? [] : (posts.find(({ items }) => items.length > 0)?.items ?? [])
    if (found) lead(found, aloud)
    else if (toChoose.length > 0) askWhich(toChoose, aloud)
    else giveUp(alternatives[0]?.trim() ?? '', aloud)
  }
  // Lists, the phone's position and recordings may come while the visitor speaks.
  const latestMatch = useRef(match)
  latestMatch.current = match
  const answerOf = ({ label, answer, nearest }: SearchItem): { sentence: string; isMore: boolean } => {
    const what = label[language]
    if (answer) return { sentence: answer[language], isMore: true }
    if (!nearest) return { sentence: t('showing', { what }), isMore: false }
    const { name, distance } = nearest
    const sentence = t('nearest', { what, place: name[language], distance: distance[language] })
    return { sentence, isMore: true }
  }
  const lead = (item: SearchItem, aloud: boolean) => {
    const { sentence, isMore } = answerOf(item)
    showToast(t(`${item.kind}Found`), isMore ? { detail: sentence } : {})
    if (aloud) speak(sentence, item)
    setTalk({ phase: 'idle', words: '' })
    onFound(item)
  }
  const askWhich = (posts: readonly SearchItem[], aloud: boolean) => {
    setChoices(posts)
    setTalk({ phase: 'idle', words: '' })
    showToast(t('whichPost'))
    if (aloud) speak(t('whichPost'))
  }
  const giveUp = (words: string, aloud: boolean) => {
    setTalk({ phase: 'not-found', words })
    showToast(t('notFound'), { kind: 'bad', detail: t('notFoundHint'), ms: notFoundMs })
    if (aloud) speak(`${t('notFound')}. ${t('notFoundHint')}`)
  }
  const start = () => {
    writeStorage(noticedKey, 'yes')
    stopReading()
    hush()
    stop.current()
    setTalk({ phase: 'listening', words: '' })
    stop.current = listen({
      onInterim: words => setTalk({ phase: 'listening', words }),
      onHeard: alternatives => answer(alternatives, true),
      onStopped: () => setTalk({ phase: 'idle', words: '' }),
      onProblem: problem => setTalk({ phase: 'problem', words: '', problem }),
    })
  }
  const first = useRef(() => {
    if (mayListen && readStorage(noticedKey)) start()
  })
  useEffect(() => {
    first.current()
    return () => stop.current()
  }, [])

  return {
    talk,
    choices,
    mayListen,
    /** Answers that staff have recorded. */
    clips,
    start,
    /** Stops what is under way, or closes the notice, so that the visitor can type. */
    quiet: () => {
      stop.current()
      setTalk({ phase: 'idle', words: '' })
    },
    ask: (typed: string) => answer([typed], false),
    choose: (item: SearchItem) => {
      stop.current()
      lead(item, false)
    },
  }
}
