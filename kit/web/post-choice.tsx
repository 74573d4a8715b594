import { useEffect, useEffectEvent } from 'react'
import { isBlank } from '#common/invisible.ts'
import { findPost } from '#common/post-code.ts'
import { postName, sayPostCode } from '#common/post-name.ts'
import { defineTexts, type Text } from '#common/text.ts'
import { Icon } from '#ui/icon.tsx'
import { useSay, useText } from './language.tsx'
import { postOfLink } from './post-link.ts'
import { type NumberedPost, nearestPost, usePosts } from './posts.ts'
import './post-choice.css'

const texts = defineTexts({
  is: { en: 'Post {code}', hi: 'पोस्ट {code}' },
  beside: { en: 'Post {code}, {place}', hi: 'पोस्ट {code}, {place}' },
  near: {
    en: 'You are near post {code}: about {n} m, it may be {error} m off',
    hi: 'आप पोस्ट {code} के पास हैं: लगभग {n} मीटर, {error} मीटर तक का फ़र्क हो सकता है',
  },
  ask: { en: 'Did you mean:', hi: 'क्या आपका मतलब है:' },
  unknown: { en: 'No post has the number {code}.', hi: '{code} नंबर की कोई पोस्ट नहीं है।' },
  gone: { en: 'Post {code} was taken down.', hi: 'पोस्ट {code} हटा दी गई है।' },
})

type Props = {
  /** What was typed as the place. */
  said: string
  /** `lat,lng,metres` (common/fields.ts), '' for none. */
  position?: string
  /** Called with the post's name, as the place. */
  onChoose: (place: Text) => void
}
/**
 * Below a field for a place: the numbered post that it names, posts to choose from if the code may be misheard, or the post
 * nearest to the phone. Shows nothing otherwise. Makes no request of its own.
 */
export function PostChoice({ said, position = '', onChoose }: Props) {
  const t = useText(texts)
  const say = useSay()
  const posts = usePosts()
  usePostOfLink(onChoose)
  const found = isBlank(said) ? undefined : findPost(said, posts)
  const here = position ? position.split(',').map(Number) : undefined
  const near =
    isBlank(said) && here
      ? nearestPost({ point: { lat: here[0] ?? 0, lng: here[1] ?? 0 }, accuracyM: here[2] ?? 0 }, posts)
      : undefined
  const named = (post: NumberedPost) => {
    const code = sayPostCode(post.code)
    return post.beside ? t('beside', { code, place: say(post.beside) }) : t('is', { code })
  }
  const isNamed = ({ code }: NumberedPost) => Object.values(postName(code)).includes(said.trim())
  return (
    <div className="post-choice" role="status">
      {found && 'post' in found && found.post.gone ? (
        <p>{t('gone', { code: sayPostCode(found.post.code) })}</p>
      ) : null}
      {found && 'post' in found && !found.post.gone ? (
        isNamed(found.post) ? (
          <p>
            <Icon name="i-check" size={20} />
            <span>{named(found.post)}</span>
          </p>
        ) : (
          <PostKey post={found.post} label={named(found.post)} onChoose={onChoose} />
        )
      ) : null}
      {found && 'ask' in found ? (
        <>
          <p>{t('ask')}</p>
          {found.ask
            .filter(({ gone }) => !gone)
            .map(post => (
              <PostKey key={post.code} post={post} label={named(post)} onChoose={onChoose} />
            ))}
        </>
      ) : null}
      {found && 'unknown' in found && posts.length > 0 ? (
        <p>{t('unknown', { code: sayPostCode(found.unknown) })}</p>
      ) : null}
      {near ? (
        <PostKey
          post={near.post}
          label={t('near', { code: sayPostCode(near.post.code), n: near.metres, error: near.errorM })}
          onChoose={onChoose}
        />
      ) : null}
    </div>
  )
}

type KeyProps = Pick<Props, 'onChoose'> & { post: NumberedPost; label: string }
const PostKey = ({ post, label, onChoose }: KeyProps) => (
  <button type="button" className="chip" onClick={() => onChoose(postName(post.code))}>
    <Icon name="i-pole" size={20} />
    <span>{label}</span>
  </button>
)

function usePostOfLink(onChoose: (place: Text) => void): void {
  const choose = useEffectEvent((code: string) => onChoose(postName(code)))
  useEffect(() => {
    const code = postOfLink()
    if (code) choose(code)
  }, [])
}

type NearProps = { point: { lat: number; lng: number } | null; accuracyM: number }
/** For staff: the post nearest to where a phone was. */
export function NearPost({ point, accuracyM }: NearProps) {
  const t = useText(nearTexts)
  const posts = usePosts()
  const near = point ? nearestPost({ point, accuracyM }, posts) : undefined
  if (!near) return null
  return (
    <span className="near-post">
      <Icon name="i-pole" size={20} />
      {t('near', { code: sayPostCode(near.post.code), n: near.metres, error: near.errorM })}
    </span>
  )
}
const nearTexts = defineTexts({
  near: { en: 'Near post {code}: {n} m (± {error} m)', hi: 'पोस्ट {code} के पास: {n} मीटर (± {error} मीटर)' },
})
