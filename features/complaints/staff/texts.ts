import { defineTexts } from '#common/text.ts'

export const complaintsStaffTexts = defineTexts({
  which: { en: 'Which complaints', hi: 'कौन-सी शिकायतें' },
  open: { en: 'Open', hi: 'बाकी' },
  closed: { en: 'Closed', hi: 'निपटी' },
  all: { en: 'All', hi: 'सभी' },
  loadFailed: { en: 'The complaints could not be loaded', hi: 'शिकायतें नहीं मिल सकीं' },
  none: { en: 'No complaint here', hi: 'यहाँ कोई शिकायत नहीं' },
  number: { en: 'No. {number}', hi: 'नं. {number}' },
  showPhoto: { en: 'Show the photo', hi: 'फोटो देखें' },
  photo: { en: 'Photo of complaint {number}', hi: 'शिकायत {number} की फोटो' },
  onMap: { en: 'Open on a map (within {metres} m)', hi: 'नक्शे पर देखें ({metres} मीटर के भीतर)' },
  call: { en: 'Call {number}', hi: '{number} पर कॉल करें' },
  status: { en: 'Status', hi: 'स्थिति' },
  received: { en: 'Received', hi: 'मिली' },
  inWork: { en: 'In progress', hi: 'काम चल रहा है' },
  done: { en: 'Done', hi: 'काम पूरा' },
  refused: { en: 'Cannot be done', hi: 'नहीं हो सकेगा' },
  answer: { en: 'Answer to the person who complained', hi: 'शिकायत करने वाले को जवाब' },
  answerHint: {
    en: 'Whoever has the number reads it. Write nobody’s name or phone.',
    hi: 'जिसके पास नंबर है वह पढ़ेगा। किसी का नाम या फ़ोन न लिखें।',
  },
  saved: { en: 'Saved', hi: 'सहेज लिया गया' },
  more: { en: 'Show older', hi: 'पुरानी दिखाएँ' },
})
