import { defineTexts } from '#common/text.ts'

export const consoleTexts = defineTexts({
  fair: { en: 'Shravani Mela', hi: 'श्रावणी मेला' },
  corporation: { en: 'Muzaffarpur Municipal Corporation', hi: 'मुजफ्फरपुर नगर निगम' },
  staffMenu: { en: 'Staff menu', hi: 'कर्मचारी मेनू' },
  staffMenuCases: {
    en: 'Staff menu, {n} cases wait',
    hi: 'कर्मचारी मेनू, {n} मामले बाकी',
  },
  adminDashboard: { en: 'Admin Dashboard', hi: 'एडमिन डैशबोर्ड' },
  find: { en: 'Find a panel, case, person or place', hi: 'पैनल, मामला, व्यक्ति या जगह खोजें' },
  findShort: { en: 'Find', hi: 'खोजें' },
  nothingFound: { en: 'Nothing found', hi: 'कुछ नहीं मिला' },
  publicGuide: { en: 'Open the public guide', hi: 'आम लोगों की गाइड खोलें' },
  logout: { en: 'Logout', hi: 'लॉगआउट' },
  otherLanguage: { en: 'हिन्दी', hi: 'English' },
  unreachable: { en: 'The staff pages could not be opened', hi: 'कर्मचारियों के पेज नहीं खुल सके' },
  forbidden: { en: 'Your account may not open this', hi: 'आपके खाते से यह नहीं खुल सकता' },
  sessionEnded: { en: 'Please sign in again', hi: 'कृपया फिर से लॉगिन करें' },
  sessionEndedUse: {
    en: 'Your login has ended. What you typed is still here.',
    hi: 'आपका लॉगिन खत्म हो गया है। आपका लिखा हुआ यहीं सुरक्षित है।',
  },
  leave: { en: 'Leave without saving', hi: 'बिना सहेजे बाहर जाएँ' },
  outOfSeason: {
    en: 'The fair is not on; visitors see this now.',
    hi: 'मेला अभी नहीं चल रहा; श्रद्धालुओं को यह अभी दिखेगा।',
  },
  userFeedbacks: { en: 'User Feedbacks', hi: 'लोगों के सुझाव' },
  overview: { en: 'Overview', hi: 'एक नज़र में' },
  sections: { en: 'Parts of the dashboard', hi: 'डैशबोर्ड के भाग' },
})
