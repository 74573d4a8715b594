import type { Stories } from '#kit/web/stories.ts'
import { examplePosts } from './examples.ts'
import { PostShown } from './post-screen.tsx'

const [measured, fromLine, gone] = examplePosts

export const stories: Stories = {
  feature: 'posts',
  states: [
    { name: 'measured', Show: () => <PostShown post={measured} posts={examplePosts} /> },
    { name: 'from-the-line', Show: () => <PostShown post={fromLine} posts={examplePosts} /> },
    { name: 'taken-down', Show: () => <PostShown post={gone} posts={examplePosts} /> },
  ],
}
