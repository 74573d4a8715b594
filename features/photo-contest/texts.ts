import { defineTexts } from '#common/text.ts'

export const photoContestTexts = defineTexts({
  prize: {
    en: 'The most-liked photo wins a cash prize. One vote per photo.',
    hi: 'सबसे ज़्यादा वोट पाने वाली फोटो को नकद पुरस्कार मिलेगा। एक फोटो को आप एक ही वोट दे सकते हैं।',
  },
  closedNote: {
    en: 'The contest is over. The photos stay here to look at.',
    hi: 'प्रतियोगिता पूरी हो चुकी है। फोटो यहाँ देख सकते हैं।',
  },
  top: { en: 'Top', hi: 'सबसे आगे' },
  photoBy: { en: 'Photo by {name}', hi: '{name} की फोटो' },
  openPhoto: { en: 'Photo #{id} by {name}', hi: 'फोटो #{id}, {name}' },
  like: { en: 'Like', hi: 'वोट दें' },
  liked: { en: 'Voted', hi: 'वोट दिया' },
  likePhoto: { en: 'Like photo #{id}, votes: {n}', hi: 'फोटो #{id} को वोट दें, वोट: {n}' },
  likedPhoto: { en: 'Voted for photo #{id}, votes: {n}', hi: 'फोटो #{id} को वोट दिया, वोट: {n}' },
  waitingVote: { en: 'Vote waits to be sent', hi: 'वोट भेजा जाना बाकी है' },
  waitingPhoto: {
    en: 'Your vote for photo #{id} waits to be sent, votes: {n}',
    hi: 'फोटो #{id} को आपका वोट भेजा जाना बाकी है, वोट: {n}',
  },
  voteUnkept: {
    en: 'Not sent yet. Keep this page open: your vote will be sent automatically.',
    hi: 'वोट अभी नहीं भेजा गया। यह पेज खुला रखें: वोट अपने आप भेज दिया जाएगा।',
  },
  voteWaiting: {
    en: 'Saved on this phone. Your vote will be sent automatically as soon as there is a network.',
    hi: 'वोट इस फ़ोन में सहेज लिया गया। नेटवर्क आते ही अपने आप भेज दिया जाएगा।',
  },
  voteRecorded: { en: 'Your vote has been recorded!', hi: 'आपका वोट दर्ज हो गया!' },
  alreadyVoted: {
    en: 'You have already voted for this photo.',
    hi: 'आप इस फोटो को पहले ही वोट दे चुके हैं।',
  },
  voteFailed: { en: 'Failed to vote. Please try again.', hi: 'वोट नहीं हो सका। कृपया फिर कोशिश करें।' },
  loadFailed: { en: 'Failed to load photos', hi: 'फोटो नहीं खुल सकीं' },
  unexpected: { en: 'An unexpected error occurred', hi: 'कुछ गड़बड़ हो गई' },
  empty: { en: 'No photos submitted yet.', hi: 'अभी तक कोई फोटो नहीं आई।' },
  beFirst: { en: 'Submit the first photo', hi: 'पहली फोटो भेजें' },
  notAvailable: { en: 'Image not available', hi: 'फोटो उपलब्ध नहीं है' },
  showMore: { en: 'Show more photos', hi: 'और फोटो दिखाएँ' },
  newPhotos: { en: 'New photos: {n}', hi: 'नई फोटो: {n}' },
  photoNumber: { en: '#{id}', hi: '#{id}' },
  yours: { en: 'Your photos', hi: 'आपकी फोटो' },
  yoursWaiting: { en: 'Shown after staff approve it', hi: 'कर्मचारियों की मंज़ूरी के बाद दिखेगी' },
  yoursHidden: { en: 'Hidden by staff', hi: 'कर्मचारियों ने छिपा दी' },
  yoursVotes: { en: 'Votes: {n}', hi: 'वोट: {n}' },
})
