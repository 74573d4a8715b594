import { useText } from '#kit/web/language.tsx'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import style from './entry.module.css'
import { texts } from './texts.ts'

type Props = {
  photo: Blob | undefined
  onPick: (photo: Blob | undefined) => void
  isMissing: boolean
  share: number | undefined
}

/** The photo picker, and while the photo is sent, how much of it (`share`, 0 to 1). */
export function PhotoField({ photo, onPick, isMissing, share }: Props) {
  const t = useText(texts)
  const percent = Math.round(100 * (share ?? 0))
  return (
    <div>
      <PhotoPicker
        label={t('photo')}
        photo={photo}
        onPick={onPick}
        error={isMissing ? t('fillAll') : undefined}
        disabled={share !== undefined}
      />
      {share !== undefined ? (
        <div className={style.progress}>
          <div
            className="prog"
            role="progressbar"
            aria-label={t('sending')}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i style={{ width: `${percent}%` }} />
          </div>
          <div className="meta num">
            <span>{t('sending')}</span>
            <span>{t('percent', { n: percent })}</span>
          </div>
        </div>
      ) : photo ? null : (
        <small className={style.hint}>{t('upTo')}</small>
      )}
    </div>
  )
}
