import { lazyPart } from './lazy-part.tsx'

/** `PostChoice`, loaded after the form that it stands in. */
export const LazyPostChoice = lazyPart(() => import('./post-choice.tsx').then(part => part.PostChoice))
