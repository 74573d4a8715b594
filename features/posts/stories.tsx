import type { Stories } from '#kit/web/stories.ts'
import type { Post } from './contract.ts'
import { PostShown } from './post-screen.tsx'

const examplePosts: readonly [Post, Post, Post] = [
  {
    ...{ code: 'G27', kind: 'pole', beside: { en: 'Hathi Chowk', hi: 'हाथी चौक' }, precision_m: 8 },
    position: { lat: 26.1207, lng: 85.3913 },
  },
  { code: 'G28', kind: 'pole', position: { lat: 26.1222, lng: 85.3915 }, from_line: true },
  { code: 'G29', kind: 'gate', position: { lat: 26.1239, lng: 85.3917 }, precision_m: 10, gone: true },
]

const [measured, fromLine, gone] = examplePosts

export const stories: Stories = {
  feature: 'posts',
  states: [
    { name: 'measured', Show: () => <PostShown post={measured} posts={examplePosts} /> },
    { name: 'from-the-line', Show: () => <PostShown post={fromLine} posts={examplePosts} /> },
    { name: 'taken-down', Show: () => <PostShown post={gone} posts={examplePosts} /> },
  ],
}
