import type { StaffManifest } from '#kit/web/staff/manifest.ts'

export const surveyStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'survey',
      permission: 'survey',
      worksOffline: true,
      load: () => import('./walk/walk-panel.tsx').then(module => module.SurveyWalkPanel),
    },
    {
      id: 'survey-desk',
      label: { en: 'Checked on the ground', hi: 'मौके पर जाँच' },
      icon: 'i-map',
      permission: 'content',
      load: () => import('./desk/desk-panel.tsx').then(module => module.SurveyDeskPanel),
    },
  ],
  auditWords: {
    survey: { en: 'Survey', hi: 'सर्वे' },
    'walk-line': { en: 'Line of the route', hi: 'रास्ते की रेखा' },
    waypoint: { en: 'Stop of the route', hi: 'रास्ते का पड़ाव' },
    measured: { en: 'measured on the ground', hi: 'मौके पर नापना' },
    left: { en: 'left as it is', hi: 'जैसा है वैसा छोड़ना' },
    'brought-back': { en: 'brought back to what it was', hi: 'पहले जैसा करना' },
    merged: { en: 'merged', hi: 'एक करना' },
  },
}
