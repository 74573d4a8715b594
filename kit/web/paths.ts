import type { FacilityType } from '#content/facility-types.ts'

/** All links of the app are made here, so that no screen spells out an address. */
export const paths = {
  home: () => '/',
  gallery: (photo?: string) => (photo ? `/gallery?photo=${encodeURIComponent(photo)}` : '/gallery'),
  history: () => '/history',
  events: () => '/events',
  crowdStatus: () => '/crowd-status',
  queue: () => '/queue',
  photoContest: () => '/photo-contest',
  virtualPooja: (deity?: string) => (deity ? `/virtual-pooja?deity=${deity}` : '/virtual-pooja'),
  liveDarshan: () => '/live-darshan',
  melaQuiz: () => '/mela-quiz',
  melaRoute: (view?: RouteView) => `/facility/mela-route${view ? `?view=${view}` : ''}`,
  journey: () => '/journey',
  facility: (type: FacilityType, showMap = false) => `/facility/${type}${showMap ? '?showMap=true' : ''}`,
  lostFound: (form?: 'submit') => (form ? `/lost-found/${form}` : '/lost-found'),
  missingPerson: () => '/missing-person',
  looksLost: () => '/looks-lost',
  /** First aid: the list, or one emergency. */
  firstAid: (emergency?: string) => (emergency ? `/first-aid/${emergency}` : '/first-aid'),
  complaints: () => '/complaints',
  danger: () => '/danger',
  /** A numbered post by its code, as printed on it; without one the page that asks for it. */
  post: (code?: string) => (code ? `/p/${code}` : '/p'),
  rumours: () => '/rumours',
  waterWires: () => '/water-and-wires',
  search: () => '/search',
  print: (sheet?: 'guide' | 'emergency' | 'posters' | 'posts' | 'bands') =>
    sheet ? `/print/${sheet}` : '/print',
  admin: () => '/admin',
  dashboard: () => '/admin/dashboard',
  vehicleAdmin: () => '/admin/vehicle',
  staffPanel: (id = 'crowd-status') => `/admin/${id}`,
  /** Where gates, queues and stretches are held; `place`: the English name of the one to open. */
  holds: (place: string) => `/admin/holds?place=${encodeURIComponent(place)}`,
  /** What was sent in unusual numbers; `of`: the budget that an alarm named. */
  senders: (of: string) => `/admin/senders?of=${of}`,
  cameraFilters: () => '/camera-filters',
  attractions: () => '/attractions',
  feedback: () => '/feedback',
  about: (page = 'about') => (page === 'about' ? '/about' : `/about/${page}`),
  /** The weather card on home. */
  weather: () => '/#weather',
  /** Opens the Help sheet on home, at one of its lines. */
  help: (line: HelpLine | '' = '') => `/?help=${line}`,
}

/** Lines of the Help sheet that a link can open. */
export const helpLines = ['ambulance', 'police', 'fire', 'missing-person', 'control-room', 'railway'] as const
export type HelpLine = (typeof helpLines)[number]

/** What the screen of the walk shows in place of its map. */
export const routeViews = ['ahead', 'back'] as const
export type RouteView = (typeof routeViews)[number]
