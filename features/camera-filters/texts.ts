import { defineTexts } from '#common/text.ts'

export const cameraFiltersTexts = defineTexts({
  subtitle: {
    en: 'Apply divine filters with AI face detection',
    hi: 'एआई से चेहरा पहचानकर दिव्य फ़िल्टर लगाएँ',
  },
  initializing: { en: 'Initializing camera...', hi: 'कैमरा चालू हो रहा है...' },
  loadingDetection: { en: 'Loading face detection...', hi: 'चेहरे की पहचान तैयार हो रही है...' },
  facesDetected: { en: 'Faces detected: {count}', hi: 'पहचाने गए चेहरे: {count}' },
  preview: { en: 'Camera preview', hi: 'कैमरे का दृश्य' },
  showFace: { en: 'Move your face into the picture', hi: 'अपना चेहरा कैमरे के सामने लाएँ' },
  staysHere: {
    en: 'Your photo never leaves this phone.',
    hi: 'आपकी फोटो इस फ़ोन से बाहर नहीं जाती।',
  },
  filters: { en: 'Filters', hi: 'फ़िल्टर' },
  tilak: { en: 'Shiva Tilak', hi: 'शिव तिलक' },
  neelkanth: { en: 'Blue Aura', hi: 'नीली आभा' },
  trishul: { en: 'Trishul & Damru', hi: 'त्रिशूल और डमरू' },
  crown: { en: 'Crown & Serpent', hi: 'मुकुट और नाग' },
  clear: { en: 'Clear Filter', hi: 'फ़िल्टर हटाएँ' },
  capture: { en: 'Capture', hi: 'फोटो खींचें' },
  captured: { en: 'Captured Image', hi: 'खींची गई फोटो' },
  capturedPlain: { en: 'Your photo', hi: 'आपकी फोटो' },
  capturedWith: { en: 'Your photo with {filter}', hi: 'आपकी फोटो, {filter} के साथ' },
  captureFailed: {
    en: 'The photo could not be taken. Please try again.',
    hi: 'फोटो नहीं खिंच पाई। कृपया फिर कोशिश करें।',
  },
  download: { en: 'Download', hi: 'डाउनलोड' },
  notShared: {
    en: 'The phone did not allow sharing. Press “Download”, then share the photo from your gallery.',
    hi: 'फ़ोन ने शेयर करने नहीं दिया। “डाउनलोड” दबाएँ, फिर अपनी गैलरी से फोटो शेयर करें।',
  },
  share: { en: 'Share', hi: 'शेयर करें' },
  unavailable: {
    en: 'Unable to access camera. Please check permissions and try again.',
    hi: 'कैमरा नहीं खुल पाया। कृपया अनुमति जाँचें और फिर कोशिश करें।',
  },
  denied: {
    en: 'The camera is not allowed for this page. Allow it in the browser’s site settings.',
    hi: 'इस पेज को कैमरे की अनुमति नहीं है। ब्राउज़र की साइट सेटिंग में अनुमति दें।',
  },
  missing: { en: 'No camera was found on this device.', hi: 'इस फ़ोन में कोई कैमरा नहीं मिला।' },
  busy: {
    en: 'Another app may be using the camera. Close it and try again.',
    hi: 'शायद कोई दूसरा ऐप कैमरा चला रहा है। उसे बंद करके फिर कोशिश करें।',
  },
  insecure: {
    en: 'The camera works only when the address of this page starts with https.',
    hi: 'कैमरा तभी चलता है जब पेज सुरक्षित लिंक (https) से खुला हो। कृपया मेले का सही लिंक खोलें।',
  },
  unsupported: {
    en: 'This browser has no camera access. Open this page in Chrome, Firefox or Safari.',
    hi: 'इस ब्राउज़र में कैमरा नहीं चलता। यह पेज किसी नए ब्राउज़र में खोलें।',
  },
})
