import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const postsStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'posts',
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./staff/posts-panel.tsx').then(module => module.PostsPanel),
    },
  ],
  auditWords: {
    post: { en: 'Numbered post', hi: 'नंबर वाली पोस्ट' },
    numbered: { en: 'numbered along the walk', hi: 'रास्ते पर नंबर देना' },
  },
}
