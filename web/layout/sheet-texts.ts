import { defineTexts } from '#common/text.ts'

/** Texts of help and menu, loaded with them. */
export const sheetTexts = defineTexts({
  ambulance: { en: 'Ambulance', hi: 'एम्बुलेंस' },
  controlRoom: { en: 'Control room and help desk', hi: 'नियंत्रण कक्ष और हेल्प डेस्क' },
  police: { en: 'Police, fire, medical', hi: 'पुलिस, दमकल, इलाज' },
  missing: { en: 'Is somebody missing?', hi: 'कोई बिछड़ गया है?' },
  looksLost: { en: 'Somebody here looks lost', hi: 'यहाँ कोई बिछड़ा लगता है' },
  firstAid: { en: 'First aid until help comes', hi: 'मदद आने तक क्या करें' },
  menu: { en: 'Menu', hi: 'मेनू' },
  changeLanguage: { en: 'Change language', hi: 'भाषा बदलें' },
  print: { en: 'Print sheets', hi: 'छपाई' },
  callDeveloper: { en: 'Call the developer', hi: 'ऐप बनाने वालों को कॉल करें' },
  adminDashboard: { en: 'Admin Dashboard', hi: 'एडमिन डैशबोर्ड' },
  logout: { en: 'Logout', hi: 'लॉगआउट' },
  vehicleLogin: { en: 'Vehicle Admin Login', hi: 'वाहन एडमिन लॉगिन' },
  pushLost: {
    en: 'Notices no longer come to this phone. Turn them on again in the menu.',
    hi: 'इस फ़ोन पर सूचनाएँ आना बंद हो गईं। मेनू में फिर चालू करें।',
  },
  tellMe: { en: 'Send you notices even when the guide is closed?', hi: 'गाइड बंद हो तब भी सूचना दें?' },
  staff: { en: 'For staff', hi: 'कर्मचारियों के लिए' },
  corporation: { en: 'A service of the Muzaffarpur Municipal Corporation', hi: 'मुजफ्फरपुर नगर निगम की सेवा' },
})
