import { defineTexts } from '#common/text.ts'

export const postsStaffTexts = defineTexts({
  lead: {
    en: 'Light poles, camps, corners and gates with a number that people can say: the letter of the section and two digits.',
    hi: 'खंभे, शिविर, मोड़ और द्वार, जिनका नंबर लोग बोलकर बता सकते हैं: हिस्से का अक्षर और दो अंक।',
  },
  add: { en: 'Add a post', hi: 'पोस्ट जोड़ें' },
  change: { en: 'Change the post', hi: 'पोस्ट बदलें' },
  gone: { en: 'taken down', hi: 'हटा दी गई' },
  fromLine: { en: 'position from the line, not surveyed', hi: 'जगह रास्ते की रेखा से निकाली गई, नापी नहीं गई' },
  number: { en: 'Number the walk every 200 m', hi: 'रास्ते पर हर 200 मीटर पर नंबर दें' },
  numberUse: {
    en: 'On {km} km: {added} new posts, {moved} moved with the line, {kept} stay as they are.',
    hi: '{km} किमी पर: {added} नई पोस्ट, {moved} रेखा के साथ सरकेंगी, {kept} वैसी ही रहेंगी।',
  },
  numberYes: { en: 'Number them', hi: 'नंबर दें' },
  numbered: { en: '{added} posts added, {moved} moved', hi: '{added} पोस्ट जुड़ीं, {moved} सरकाई गईं' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  noLine: {
    en: 'The walk has no line yet: fewer than two stops have a position.',
    hi: 'रास्ते की रेखा अभी नहीं है: दो पड़ावों की जगह भी पता नहीं है।',
  },
  failed: { en: 'Not done.', hi: 'नहीं हो सका।' },
  print: { en: 'Print the sheets', hi: 'पन्ने छापें' },
})
