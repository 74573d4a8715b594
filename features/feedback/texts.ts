import { defineTexts } from '#common/text.ts'

export const feedbackTexts = defineTexts({
  lead: {
    en: 'How was your visit? Your words go to the municipal corporation.',
    hi: 'मेला कैसा लगा? आपकी बात सीधे नगर निगम तक जाएगी।',
  },
  rating: { en: 'Rating', hi: 'आप कितने सितारे देंगे?' },
  star1: { en: '1 star', hi: '1 सितारा' },
  star2: { en: '2 stars', hi: '2 सितारे' },
  star3: { en: '3 stars', hi: '3 सितारे' },
  star4: { en: '4 stars', hi: '4 सितारे' },
  star5: { en: '5 stars', hi: '5 सितारे' },
  said1: { en: 'Very bad', hi: 'बहुत खराब' },
  said2: { en: 'Bad', hi: 'खराब' },
  said3: { en: 'All right', hi: 'ठीक-ठाक' },
  said4: { en: 'Good', hi: 'अच्छा' },
  said5: { en: 'Very good', hi: 'बहुत अच्छा' },
  name: { en: 'Name', hi: 'नाम' },
  feedback: { en: 'Your feedback', hi: 'आपका सुझाव' },
  submit: { en: 'Submit feedback', hi: 'सुझाव भेजें' },
  fillAll: {
    en: 'Please fill all fields and provide a rating',
    hi: 'कृपया सब कुछ भरें और सितारे भी दें',
  },
  ratingMissing: { en: 'Please choose the stars', hi: 'कृपया सितारे चुनें' },
  nameMissing: { en: 'Please write your name', hi: 'कृपया अपना नाम लिखें' },
  feedbackMissing: { en: 'Please write your feedback', hi: 'कृपया अपना सुझाव लिखें' },
  failed: {
    en: 'Failed to submit feedback. Please try again.',
    hi: 'सुझाव नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  },
  thanks: { en: 'Thank you for your feedback!', hi: 'आपके सुझाव के लिए धन्यवाद!' },
  kept: { en: 'Saved on this phone', hi: 'इस फ़ोन में सहेज लिया गया' },
  keptUse: {
    en: 'It will be sent automatically as soon as the network and the server can take it.',
    hi: 'नेटवर्क और सर्वर ठीक होते ही अपने आप भेज दिया जाएगा।',
  },
  complain: {
    en: 'Is there no water, is it dirty or is the road dark? Send a complaint',
    hi: 'पानी नहीं है, गंदगी है या रास्ते में अँधेरा है? शिकायत भेजें',
  },
  noticeKept: {
    en: 'We keep your name, your words, your stars and a random code that identifies this phone, to make the fair better and to slow down spam.',
    hi: 'हम आपका नाम, आपकी बात, सितारे और इस फ़ोन की पहचान का एक कोड रखते हैं, ताकि मेला बेहतर हो और फ़र्ज़ी सुझाव रुकें।',
  },
  noticeSeen: {
    en: 'Only the staff of the municipal corporation read it. Nothing of it is shown to others.',
    hi: 'इसे केवल नगर निगम के कर्मचारी पढ़ते हैं। किसी और को कुछ नहीं दिखता।',
  },
  noticeLong: {
    en: 'It is erased after twelve months.',
    hi: 'बारह महीने बाद इसे मिटा दिया जाता है।',
  },
})
/** Version of the notice above: kept with every row. */
export const feedbackNoticeVersion = 'feedback-2027-2'
