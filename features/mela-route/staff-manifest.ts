import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const melaRouteStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'waypoints',
      label: { en: 'Stops of the route', hi: 'रास्ते के पड़ाव' },
      icon: 'i-route',
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./staff/waypoints-panel.tsx').then(module => module.WaypointsPanel),
    },
    {
      id: 'full-map',
      label: { en: 'Map of the route', hi: 'रास्ते का नक्शा' },
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./staff/full-map-panel.tsx').then(module => module.RoutePanel),
    },
    {
      id: 'travel-rules',
      label: { en: 'Traffic by day', hi: 'दिन के हिसाब से ट्रैफ़िक' },
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./plan/staff/rules-panel.tsx').then(module => module.JourneyRulesPanel),
    },
  ],
  auditWords: {
    'travel-rule': { en: 'Traffic rule', hi: 'ट्रैफ़िक का नियम' },
    'mela-route': { en: 'Map of the route', hi: 'रास्ते का नक्शा' },
  },
}
