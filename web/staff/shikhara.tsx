/** The temple's outline at the bottom of the staff menu. */
export function Shikhara({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 160 210" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M58 210v-62c2-42 20-80 37-106h14c17 26 35 64 37 106v62z" />
        <path
          d="M80 148c1-40 10-78 19-106M124 148c-1-40-10-78-19-106M88 56h28M81 70h42M75 84h54M70 98h64M66 112h72M62 128h80"
          opacity=".55"
        />
        <path d="M97 42c-1-3-1-5 0-7h10c1 2 1 4 0 7zM92 28c0-3 3-5 5-5h10c2 0 5 2 5 5s-3 7-5 7H97c-2 0-5-4-5-7zM97 23v12M102 23v12M107 23v12M99 23c-1-3 1-5 3-5s4 2 3 5z" />
        <path d="M50 210v-40c1-22 8-40 15-54h7c7 14 14 32 15 54v40zM117 210v-40c1-22 8-40 15-54h7c7 14 14 32 15 54v40z" />
        <path d="M80 210v-34c1-24 10-46 18-60h8c8 14 17 36 18 60v34zM92 210v-22c0-9 5-13 10-17 5 4 10 8 10 17v22z" />
        <path d="M6 210v-30h44v30zM2 180h52l-5-9H7zM9 171h38l-5-9H14zM16 162h24l-5-9H21z" />
        <path d="M102 18V3M97.5 5c0 4 1.5 6 4.5 6s4.5-2 4.5-6" />
      </g>
      <path d="M103 3c12-4 18 6 32 1-6 6-8 9-7 15-11 3-16-5-25-2z" fill="var(--kesari)" />
    </svg>
  )
}
