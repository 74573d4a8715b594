import { defineTexts } from '#common/text.ts'

export const rumoursTexts = defineTexts({
  heard: { en: 'Heard, nothing is known yet', hi: 'सुना है, अभी पता नहीं' },
  checking: { en: 'Being looked into', hi: 'पता कर रहे हैं' },
  true: { en: 'True', hi: 'सच है' },
  'not-true': { en: 'Not true', hi: 'सच नहीं है' },
  quoted: { en: '“{said}”', hi: '“{said}”' },
})
