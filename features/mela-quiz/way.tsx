import css from './result.module.css'

/** From the river to the temple. */
export const Way = () => (
  <svg className={css.art} viewBox="0 0 360 150" aria-hidden="true" fill="none" strokeLinecap="round">
    <path
      d="M10 128c12-10 24-10 36 0s24 10 36 0 24-10 36 0M190 133h140"
      stroke="var(--neel)"
      strokeWidth="3"
    />
    <path d="M122 126c40 0 60-10 96-12" stroke="var(--kesari)" strokeWidth="4" strokeDasharray=".1 10" />
    <path
      d="M246 132c0-50 10-88 31-104 21 16 31 54 31 104zM253 132V98l9-14 9 14v34M283 132V98l9-14 9 14v34M277 28v-16M216 132v-20l15-18 15 18v20z"
      fill="var(--neel-tint)"
      stroke="var(--neel)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M277 10h18l-5 5 5 5h-18zM270 132v-20l7-8 7 8v20zM226 132v-12l5-6 5 6v12z" fill="var(--kesari)" />
  </svg>
)
