/** The lingam on its plate with tripundra, bilva and marigolds: drawn, never a face (units of the scene). */
export function Lingam() {
  return (
    <g transform="translate(48 18) scale(1.1)">
      <path d="M84 190v-64c0-24 15-40 36-40s36 16 36 40v64z" fill="#161B33" />
      <path
        d="M94 186v-58c0-18 7-30 18-35"
        stroke="#46507E"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M98 128c14 4 30 4 44 0M97 139c15 4 31 4 46 0M98 150c14 4 30 4 44 0"
        fill="none"
        stroke="#F4F3EC"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="120" cy="140" r="5.5" fill="#B0161E" />
      <path d="M34 188h150c8 0 20-4 28-9 2 12-4 26-24 27l-14 18H58l-12-18c-9-1-13-9-12-18z" fill="#343B5E" />
      <path d="M34 188h150c8 0 20-4 28-9" stroke="#8C97C4" strokeWidth="2" fill="none" />
      <g fill="#3E9A5D" stroke="#BFE6C8" strokeWidth="1">
        <path d="M150 176c-8-8-9-18-2-28 9 9 10 19 2 28z" />
        <path d="M150 176c-3-10-12-14-22-11 4 11 13 15 22 11z" />
        <path d="M150 176c3-10 12-14 22-11-4 11-13 15-22 11z" />
      </g>
      <g fill="#F7BC22">
        <circle cx="66" cy="184" r="9" />
        <circle cx="83" cy="186" r="8" />
        <circle cx="173" cy="186" r="8" />
      </g>
      <g fill="#FF9124">
        <circle cx="66" cy="184" r="4" />
        <circle cx="83" cy="186" r="3.5" />
        <circle cx="173" cy="186" r="3.5" />
      </g>
    </g>
  )
}
