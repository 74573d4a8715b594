import type { Text } from '#common/text.ts'
import type { StaffPanel } from '#kit/web/staff/manifest.ts'
import type { IconName } from '#ui/icon.tsx'

/** A line of the staff menu. Its panels are shown as tabs; a line with one panel has that panel's name. */
type MenuGroup = { icon: IconName; label: Text; panels: readonly string[] } | { panels: readonly [string] }

/** The menu in the order of a night's work. Panels that no line names go into the last one. */
const groups: readonly MenuGroup[] = [
  {
    icon: 'i-bell',
    label: { en: 'Cases', hi: 'मामले' },
    panels: ['cases', 'dangers', 'complaints', 'senders', 'duty'],
  },
  { panels: ['missing-persons'] },
  {
    icon: 'i-crowd',
    label: { en: 'Crowd and queue', hi: 'भीड़ और कतार' },
    panels: ['crowd-status', 'queue', 'holds'],
  },
  {
    icon: 'i-sound',
    label: { en: 'Official word', hi: 'सरकारी सूचना' },
    panels: ['notices', 'rumours'],
  },
  { panels: ['lost-found'] },
  {
    icon: 'i-pin',
    label: { en: 'Places', hi: 'जगहें' },
    panels: [
      'places',
      'waypoints',
      'crowd-places',
      'posts',
      'water-wires',
      'parking',
      'survey-desk',
      'survey',
    ],
  },
  {
    icon: 'i-route',
    label: { en: 'Route', hi: 'रास्ता' },
    panels: ['full-map', 'street-plan', 'travel-rules'],
  },
  {
    icon: 'i-calendar',
    label: { en: 'Programme', hi: 'कार्यक्रम' },
    panels: ['events', 'live-darshan', 'pooja', 'photos', 'votes', 'quiz', 'quiz-questions'],
  },
  { panels: ['contacts'] },
  {
    icon: 'i-print',
    label: { en: 'Report', hi: 'रिपोर्ट' },
    panels: ['report', 'replay'],
  },
  {
    icon: 'i-shield',
    label: { en: 'Office', hi: 'कार्यालय' },
    panels: ['accounts', 'audit-log', 'personal-data', 'doctor', 'practice', 'languages', 'spoken-answers'],
  },
]
/** A separate line, at the end. */
export const ownAccount = 'own-account'

export type MenuLine = { group: MenuGroup; panels: readonly [StaffPanel, ...StaffPanel[]] }

/** The lines for an account that may open these panels, each with its panels. */
export function menuOf(panels: readonly StaffPanel[]): MenuLine[] {
  const known = groups.flatMap(group => group.panels)
  const rest = panels.map(({ id }) => id).filter(id => !known.includes(id) && id !== ownAccount)
  return groups.flatMap((group, index) => {
    const ids = index === groups.length - 1 ? [...group.panels, ...rest] : group.panels
    const [first, ...more] = ids.flatMap(id => panels.find(panel => panel.id === id) ?? [])
    return first ? [{ group, panels: [first, ...more] }] : []
  })
}
