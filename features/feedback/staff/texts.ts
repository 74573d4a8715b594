import { defineTexts } from '#common/text.ts'

export const feedbackStaffTexts = defineTexts({
  loading: { en: 'Loading...', hi: 'लोड हो रहा है...' },
  failed: { en: 'Failed to load feedbacks', hi: 'सुझाव नहीं दिख सके' },
  tryAgain: { en: 'Try Again', hi: 'फिर कोशिश करें' },
  empty: { en: 'No feedbacks submitted yet.', hi: 'अभी तक कोई सुझाव नहीं आया है।' },
  stars: { en: '{stars} of 5 stars', hi: '5 में से {stars} सितारे' },
  more: { en: 'Show older', hi: 'पुराने सुझाव दिखाएँ' },
})
