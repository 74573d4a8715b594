import './lost-path.css'

/** Illustration of the not-found page. */
export function LostPath() {
  return (
    <svg className="art" viewBox="0 0 360 300" aria-hidden="true">
      <path
        d="M-4 262c14-12 28-12 42 0s28 12 42 0 28-12 42 0"
        fill="none"
        stroke="var(--neel)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M126 258c60-4 96-30 84-66s-80-28-72 8 96 22 116-22c8-18 4-34 20-46"
        fill="none"
        stroke="var(--kesari)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 11"
      />
      <circle cx="276" cy="128" r="9" fill="var(--bg)" stroke="var(--ink)" strokeWidth="3.5" />
      <text x="28" y="124" fontWeight="700" fontSize="104" fill="var(--ink)" letterSpacing="-4">
        404
      </text>
      <svg x="150" y="204" width="52" height="57" viewBox="0 0 44 48" aria-hidden="true">
        <g fill="none" stroke="var(--ink)" strokeWidth="2.6" strokeLinecap="round">
          <path d="m20 31-4 14M23 31l4 7-1 7" />
          <path d="M3 16C13 10.5 31 10.5 41 16" strokeWidth="1.8" />
          <path d="m5 15.5-2 7M5 15.5l3 7M39 15.5l-3 7M39 15.5l2 7" strokeWidth=".9" />
        </g>
        <circle cx="23" cy="9" r="4.2" fill="var(--ink)" />
        <path d="M17.5 15.5c2-1.5 6-1.5 8 0l1.8 17H16.2z" fill="#FF9124" />
        <path
          d="M2 22.5h7c0 4-1.2 5.5-3.5 5.5S2 26.5 2 22.5zM35 22.5h7c0 4-1.2 5.5-3.5 5.5S35 26.5 35 22.5z"
          fill="var(--ink)"
        />
      </svg>
    </svg>
  )
}
