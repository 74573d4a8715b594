import { lazyPart } from '../lazy-part.tsx'
import './lazy-photo-picker.css'

/** `PhotoPicker`, loaded after the form that it stands in. */
export const LazyPhotoPicker = lazyPart(() => import('./photo-picker.tsx').then(part => part.PhotoPicker), {
  meanwhile: <div className="photo-room" />,
})
