/**
 * Words that only this fair's texts, lists and settings hold. A second city's version of the guide must name none of them
 * (`npm run city`), unless its folder says that it means them.
 */
export const ownWords: readonly string[] = [
  ...['Muzaffarpur', 'मुजफ्फरपुर', 'Garibnath', 'गरीबनाथ', '155304', '842001'],
  ...['Pahleja', 'पहलेजा', 'Sonpur', 'सोनपुर', 'Hajipur', 'हाजीपुर', 'Vaishali', 'वैशाली', 'Gandak', 'गंडक'],
  ...[
    'Ramdayalu',
    'रामदयालु',
    'Harisabha',
    'हरिसभा',
    'Purani Bazar',
    'पुरानी बाजार',
    'Zila School',
    'जिला स्कूल',
  ],
  ...['Jubba Sahni', 'जुब्बा सहनी', 'Sikandarpur', 'सिकंदरपुर', 'Motijheel', 'मोतीझील', 'Khudiram', 'खुदीराम'],
]
