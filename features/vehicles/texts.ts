import { defineTexts } from '#common/text.ts'

const invalid = { en: 'Invalid credentials', hi: 'यूज़र नाम या पासवर्ड सही नहीं है' }
const tooMany = {
  en: 'Too many tries. Try again later, or ask an admin for a link for this phone.',
  hi: 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें, या एडमिन से इस फ़ोन के लिए लिंक माँगें।',
}

/** The sign-in dialog's own words. */
export const vehicleSignInTexts = defineTexts({
  usernameRequired: { en: 'Type your username', hi: 'यूज़र नाम लिखें' },
  passwordRequired: { en: 'Type your password', hi: 'पासवर्ड लिखें' },
  codeRequired: { en: 'Type the 6 digits of the app', hi: 'ऐप के 6 अंक लिखें' },
  required: { en: 'Type your username and password', hi: 'यूज़र नाम और पासवर्ड लिखें' },
  invalid,
  invalidCode: {
    en: 'This code is wrong or was used before. Wait for the next one.',
    hi: 'यह कोड सही नहीं है या पहले चल चुका है। अगले कोड का इंतज़ार करें।',
  },
  tooMany,
  noServer: {
    en: 'No connection. Please try again.',
    hi: 'नेटवर्क नहीं मिल रहा। कृपया फिर कोशिश करें।',
  },
  unexpected: invalid,
})

export const vehiclesTexts = defineTexts({
  subtitle: { en: 'Register and search parked vehicles', hi: 'पार्किंग के वाहन दर्ज करें और खोजें' },
  tabs: { en: 'Vehicle work', hi: 'वाहनों का काम' },
  register: { en: 'Register Vehicle', hi: 'वाहन दर्ज करें' },
  searchTab: { en: 'Search Vehicle', hi: 'वाहन खोजें' },
  slipsTab: { en: 'Slips', hi: 'पर्चियाँ' },

  loginTitle: { en: 'Vehicle Admin Login', hi: 'वाहन एडमिन लॉगिन' },
  loginUse: {
    en: 'For staff of the parking areas. What you typed stays here.',
    hi: 'पार्किंग के कर्मचारियों के लिए। जो आपने लिखा है, वह यहीं रहेगा।',
  },
  logout: { en: 'Logout', hi: 'लॉगआउट' },
  logoutWaits: {
    en: 'Vehicles still wait to be sent. Log out once they are sent.',
    hi: 'कुछ वाहन अभी भेजे जाने बाकी हैं। उनके जाने के बाद लॉगआउट करें।',
  },
  logoutFailed: { en: 'You are still signed in: no connection.', hi: 'नेटवर्क नहीं है, इसलिए लॉगआउट नहीं हुआ।' },

  owner: { en: 'Owner Name', hi: 'मालिक का नाम' },
  phone: { en: 'Phone Number', hi: 'फ़ोन नंबर' },
  lot: { en: 'Parking Location', hi: 'पार्किंग की जगह' },
  chooseLot: { en: 'Select parking location', hi: 'पार्किंग की जगह चुनें' },
  sendNextTo: { en: 'Send the next vehicles to {lot}.', hi: 'अगले वाहन {lot} पर भेजें।' },
  noLotFree: {
    en: 'No other lot is known to have space. Ask the control room.',
    hi: 'किसी और पार्किंग में जगह होने की सूचना नहीं है। नियंत्रण कक्ष से पूछें।',
  },
  plate: { en: 'Number plate', hi: 'गाड़ी का नंबर' },
  plateUse: { en: 'Finds the vehicle when the slip is lost.', hi: 'पर्ची खो जाए तो इससे वाहन मिल जाएगा।' },
  photo: { en: 'Vehicle Photo', hi: 'वाहन की फोटो' },
  ownerMissing: { en: 'Write the name of the owner', hi: 'मालिक का नाम लिखें' },
  takerPhotoMissing: { en: 'Take a photo of this person', hi: 'इस व्यक्ति की फोटो लें' },
  phoneMissing: { en: 'Write the phone number', hi: 'फ़ोन नंबर लिखें' },
  lotMissing: { en: 'Choose the parking location', hi: 'पार्किंग की जगह चुनें' },
  photoMissing: { en: 'Upload a vehicle photo', hi: 'वाहन की फोटो लगाएँ' },
  fieldRefused: { en: 'Please check this', hi: 'कृपया इसे जाँच लें' },
  submit: { en: 'Register Vehicle', hi: 'वाहन दर्ज करें' },
  submitting: { en: 'Registering...', hi: 'दर्ज हो रहा है...' },
  fillAll: {
    en: 'Please fill all fields, select parking location, and upload a vehicle photo',
    hi: 'कृपया सब कुछ भरें, पार्किंग की जगह चुनें और वाहन की फोटो लगाएँ',
  },
  badPhone: { en: 'Please enter a valid 10-digit phone number', hi: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें' },
  noticeTitle: { en: 'What happens with these details', hi: 'इस जानकारी का क्या होता है' },
  noticeWhat: {
    en: 'Name, phone number, number plate and photo are kept to give the vehicle back to the right person.',
    hi: 'नाम, फ़ोन नंबर, गाड़ी का नंबर और फोटो इसलिए रखे जाते हैं कि वाहन सही व्यक्ति को ही मिले।',
  },
  noticeWho: {
    en: 'Only the parking staff can see them, one vehicle at a time. Tell the owner so.',
    hi: 'इन्हें केवल पार्किंग के कर्मचारी देख सकते हैं, एक बार में एक वाहन। मालिक को यह बताएँ।',
  },

  idFailed: { en: 'Failed to generate vehicle ID: {reason}', hi: 'वाहन ID नहीं बन सकी: {reason}' },
  noId: { en: 'No vehicle ID returned from function', hi: 'सर्वर से वाहन ID नहीं मिली' },
  uploadFailed: { en: 'Failed to upload photo: {reason}', hi: 'फोटो नहीं भेजी जा सकी: {reason}' },
  saveFailed: { en: 'Failed to save vehicle registration: {reason}', hi: 'वाहन दर्ज नहीं हो सका: {reason}' },
  registerFailed: {
    en: 'Failed to register vehicle. Please try again.',
    hi: 'वाहन दर्ज नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  registeredToast: {
    en: 'Vehicle registered successfully! ID: {id}',
    hi: 'वाहन दर्ज हो गया! ID: {id}',
  },
  whyNoNumber: {
    en: 'no network, and no ID is left on this phone',
    hi: 'नेटवर्क नहीं है और इस फ़ोन पर कोई ID नहीं बची',
  },
  whyNoneFree: { en: 'no ID is free', hi: 'कोई ID खाली नहीं है' },
  whyNotHeld: { en: 'this ID is used already', hi: 'यह ID पहले ही दी जा चुकी है' },
  whyNoImage: { en: 'this file is not a picture', hi: 'यह फ़ाइल फोटो नहीं है' },
  whyTooLarge: { en: 'the photo is too large', hi: 'फोटो बहुत बड़ी है' },
  whyManyPixels: {
    en: 'the photo has too many pixels; set the camera to a smaller size',
    hi: 'फोटो में पिक्सेल बहुत ज़्यादा हैं; कैमरे में छोटा साइज़ चुनें',
  },
  whyUnreadable: {
    en: 'the phone cannot read the photo; choose it again',
    hi: 'फ़ोन फोटो नहीं पढ़ सका; फोटो फिर चुनें',
  },
  whyAway: { en: 'there is no network', hi: 'नेटवर्क नहीं है' },
  whySlow: { en: 'the network is too slow', hi: 'नेटवर्क बहुत धीमा है' },
  whyBusy: {
    en: 'the server is busy; try again in a minute',
    hi: 'सर्वर अभी व्यस्त है; एक मिनट बाद फिर कोशिश करें',
  },
  whyServer: { en: 'the server has a problem', hi: 'सर्वर में गड़बड़ है' },
  whyPage: { en: 'this page does not work here; load it again', hi: 'यह पेज ठीक से नहीं चल रहा; इसे दोबारा खोलें' },
  whyFields: { en: 'a field is not as it should be', hi: 'कोई जानकारी सही नहीं है' },
  whyReused: { en: 'it was sent before with other details', hi: 'यह पहले दूसरी जानकारी के साथ भेजा जा चुका है' },

  slipForm: { en: 'A slip has MUZ and six digits', hi: 'पर्ची पर MUZ और छह अंक होते हैं' },
  slipUnknown: {
    en: 'No slip with this number was printed. Please check it.',
    hi: 'इस नंबर की पर्ची नहीं छपी थी। कृपया जाँचें।',
  },
  slipUsed: {
    en: 'Another vehicle has this slip already. Give a new one.',
    hi: 'यह पर्ची किसी और वाहन की है। नई पर्ची दें।',
  },
  slipEnded: {
    en: 'This slip is no longer valid. Give a new one.',
    hi: 'यह पर्ची अब नहीं चलेगी। नई पर्ची दें।',
  },

  registered: { en: 'Vehicle Registered Successfully!', hi: 'वाहन दर्ज हो गया!' },
  vehicleId: { en: 'Vehicle ID', hi: 'वाहन ID' },
  qr: { en: 'QR code: {id}', hi: 'QR कोड: {id}' },
  keptTitle: { en: 'Saved on this phone', hi: 'इस फ़ोन में सुरक्षित है' },
  keptUse: {
    en: 'The ID is valid now. The details are sent when there is a network: keep this phone signed in.',
    hi: 'यह ID अभी से चलेगी। नेटवर्क आते ही जानकारी भेज दी जाएगी: इस फ़ोन पर लॉगिन रहने दें।',
  },
  another: { en: 'Register Another Vehicle', hi: 'दूसरा वाहन दर्ज करें' },
  share: { en: 'Share', hi: 'शेयर करें' },
  print: { en: 'Print slip', hi: 'पर्ची छापें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  shareText: {
    en: 'Vehicle ID: {id}. Parked at {lot}, Baba Garibnath Shravani Mela. Show this ID to take the vehicle back.',
    hi: 'गाड़ी ID: {id}। जगह: {lot}, बाबा गरीबनाथ श्रावणी मेला। गाड़ी वापस लेने के लिए यह ID दिखाएँ।',
  },
  waitingAs: { en: '{id}: {owner}', hi: '{id}: {owner}' },

  search: { en: 'Search', hi: 'खोजें' },
  searching: { en: 'Searching...', hi: 'खोज रहे हैं...' },
  searchUse: { en: 'The ID of the slip, or the number plate.', hi: 'पर्ची की ID या गाड़ी का नंबर।' },
  enterId: { en: 'Please enter a vehicle ID', hi: 'कृपया वाहन ID लिखें' },
  notFound: { en: 'Vehicle not found', hi: 'वाहन नहीं मिला' },
  tooMany,
  found: { en: 'Vehicle found!', hi: 'वाहन मिल गया!' },
  searchFailed: {
    en: 'Failed to search vehicle. Please try again.',
    hi: 'वाहन नहीं खोजा जा सका। कृपया फिर कोशिश करें।',
  },
  details: { en: 'Vehicle Details', hi: 'वाहन का विवरण' },
  status: { en: 'Parking status', hi: 'पार्किंग की स्थिति' },
  parked: { en: 'Parked', hi: 'पार्किंग में है' },
  unparked: { en: 'Unparked', hi: 'निकासी हो चुकी है' },
  parkedSince: { en: 'Parked since', hi: 'कब से पार्किंग में है' },
  unparkedAt: { en: 'Unparked at', hi: 'निकासी का समय' },
  takenBy: { en: 'Taken by', hi: 'ले जाने वाले का फ़ोन' },
  takerPhoto: { en: 'Photo of the person who took it', hi: 'ले जाने वाले की फोटो' },
  takerPhoto2: { en: 'Second photo of the person who took it', hi: 'ले जाने वाले की दूसरी फोटो' },
  vehiclePhoto: { en: 'Photo of vehicle {id}', hi: 'वाहन {id} की फोटो' },
  erased: { en: 'Erased on request', hi: 'माँगने पर मिटा दिया गया' },
  noImage: { en: 'Image not available', hi: 'फोटो उपलब्ध नहीं है' },

  unpark: { en: 'Mark as Unparked', hi: 'निकासी दर्ज करें' },
  unparkTitle: { en: 'Mark Vehicle as Unparked', hi: 'वाहन की निकासी दर्ज करें' },
  unparkUse: {
    en: 'Please provide details of the person taking the vehicle.',
    hi: 'कृपया वाहन ले जाने वाले व्यक्ति की जानकारी दें।',
  },
  unparkerPhone: { en: 'Phone of the person', hi: 'व्यक्ति का फ़ोन' },
  photo1: { en: 'Photo', hi: 'फोटो' },
  photo2: { en: 'Photo 2', hi: 'दूसरी फोटो' },
  processing: { en: 'Processing...', hi: 'हो रहा है...' },
  unparkMissing: {
    en: 'Please provide phone number and at least the first photo',
    hi: 'कृपया फ़ोन नंबर और कम से कम पहली फोटो दें',
  },
  unparkFailed: {
    en: 'Failed to unpark vehicle. Please try again.',
    hi: 'निकासी दर्ज नहीं हो सकी। कृपया फिर कोशिश करें।',
  },
  unparkWhy: { en: 'Reason: {reason}.', hi: 'कारण: {reason}।' },
  unparkTaken: {
    en: 'Somebody has taken this vehicle already. Do not hand it over: ask at the control room.',
    hi: 'यह वाहन कोई पहले ही ले जा चुका है। इसे न दें: नियंत्रण कक्ष से पूछें।',
  },
  unparkDone: { en: 'Vehicle marked as unparked successfully!', hi: 'वाहन की निकासी दर्ज हो गई!' },

  lots: { en: 'Parked now', hi: 'अभी पार्किंग में' },
  lotsFailed: { en: 'The numbers could not be loaded.', hi: 'गिनती नहीं मिल सकी।' },
  longTitle: { en: 'Parked for more than {n} hours', hi: '{n} घंटे से ज़्यादा समय से पार्किंग में' },
  longNone: { en: 'No vehicle is parked for so long.', hi: 'इतनी देर से कोई वाहन पार्किंग में नहीं है।' },
})
