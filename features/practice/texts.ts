import { defineTexts } from '#common/text.ts'

export const practiceTexts = defineTexts({
  lead: {
    en: 'A second guide beside this one, in which a Monday night is played: reports, crowd and cases come in by themselves, and you work on them. None of it reaches visitors, phones or mail.',
    hi: 'इस गाइड के पास एक दूसरी गाइड, जिसमें सोमवारी की एक रात चलती है: सूचनाएँ, भीड़ और मामले अपने आप आते हैं, और आप उन पर काम करते हैं। यहाँ की कोई बात श्रद्धालुओं, फ़ोन या मेल तक नहीं जाती।',
  },
  accounts: {
    en: 'Everybody signs in there with their own name and password: the accounts are copied as they are now. What visitors sent is not copied.',
    hi: 'वहाँ सब अपने ही नाम और पासवर्ड से लॉगिन करते हैं: खाते जैसे अभी हैं, वैसे ही कॉपी होते हैं। श्रद्धालुओं का भेजा हुआ कुछ कॉपी नहीं होता।',
  },
  speed: { en: 'How fast', hi: 'कितनी तेज़ी से' },
  speed1: { en: 'As it was: 2 hours', hi: 'असली चाल: 2 घंटे' },
  speed3: { en: '3 times: 40 minutes', hi: '3 गुना: 40 मिनट' },
  speed10: { en: '10 times: 12 minutes', hi: '10 गुना: 12 मिनट' },
  begin: { en: 'Begin the practice night', hi: 'अभ्यास की रात शुरू करें' },
  copying: { en: 'The guide is being copied...', hi: 'गाइड की कॉपी बन रही है...' },
  copyingUse: {
    en: 'This takes a minute or two. This guide goes on working meanwhile.',
    hi: 'इसमें एक-दो मिनट लगते हैं। यह गाइड इस बीच चलती रहेगी।',
  },
  open: { en: 'The practice guide is open:', hi: 'अभ्यास की गाइड यहाँ खुली है:' },
  by: { en: 'Begun by {name} at {time}.', hi: '{name} ने {time} शुरू की।' },
  minute: { en: 'Minute {n} of {all}', hi: '{all} में से {n} मिनट' },
  minutePaused: { en: 'Minute {n} of {all}, paused', hi: '{all} में से {n} मिनट, रुकी हुई' },
  played: {
    en: 'The night is played. You can go on working in it until you stop it.',
    hi: 'रात पूरी हो गई। जब तक आप बंद न करें, उसमें काम किया जा सकता है।',
  },
  pause: { en: 'Pause', hi: 'रोकें' },
  goOn: { en: 'Go on', hi: 'आगे चलाएँ' },
  stop: { en: 'Stop and remove', hi: 'बंद करें और हटाएँ' },
  stopAsk: {
    en: 'Everything in the practice guide is removed, this sheet too. Print it before, if you need it.',
    hi: 'अभ्यास की गाइड का सब कुछ हट जाएगा, यह पन्ना भी। चाहिए तो पहले छाप लें।',
  },
  stopSure: { en: 'Yes, remove it', hi: 'हाँ, हटाएँ' },
  keep: { en: 'Leave it', hi: 'रहने दें' },
  stopping: { en: 'It is being removed...', hi: 'हटाई जा रही है...' },
  broken: { en: 'The practice night has ended by itself.', hi: 'अभ्यास की रात अपने आप बंद हो गई।' },
  brokenFull: {
    en: 'The disk is full. Remove the practice, free some space and begin again.',
    hi: 'डिस्क भर गई है। अभ्यास हटाएँ, जगह बनाएँ और फिर शुरू करें।',
  },
  brokenPort: {
    en: 'Its port is in use by another program. Remove the practice and tell whoever runs the server.',
    hi: 'उसका पोर्ट कोई दूसरा प्रोग्राम ले रहा है। अभ्यास हटाएँ और सर्वर चलाने वाले को बताएँ।',
  },
  brokenEnded: {
    en: 'The guide was restarted, or the practice broke down. Remove it and begin again.',
    hi: 'गाइड दोबारा चालू हुई या अभ्यास में गड़बड़ी हुई। उसे हटाएँ और फिर शुरू करें।',
  },
  brokenOther: {
    en: 'The copy could not be made. Remove it and begin again; if it fails again, tell whoever runs the server.',
    hi: 'कॉपी नहीं बन सकी। उसे हटाएँ और फिर शुरू करें; फिर भी न बने तो सर्वर चलाने वाले को बताएँ।',
  },
  here: {
    en: 'This is not the real guide. A practice night is begun and stopped in the real one.',
    hi: 'यह असली गाइड नहीं है। अभ्यास की रात असली गाइड में ही शुरू और बंद होती है।',
  },
  already: {
    en: 'Somebody has begun a practice night just now. It stands here.',
    hi: 'किसी ने अभी-अभी अभ्यास की रात शुरू की है। वह यहाँ दिख रही है।',
  },
  tooFull: {
    en: 'There is too little room on the disk for a copy of the guide.',
    hi: 'डिस्क पर गाइड की कॉपी के लिए जगह कम है।',
  },
  none: { en: 'There is no practice night any more.', hi: 'अभ्यास की रात अब नहीं है।' },
  failed: { en: 'This did not work.', hi: 'यह नहीं हो सका।' },
  sheet: { en: 'Who took what', hi: 'किसने क्या लिया' },
  sum: {
    en: '{cases} cases: {taken} taken, {late} late, {open} still open. Half were taken within {median} minutes.',
    hi: '{cases} मामले: {taken} लिए गए, {late} में देर हुई, {open} अभी खुले हैं। आधे मामले {median} मिनट में लिए गए।',
  },
  sumNone: {
    en: '{cases} cases: nobody has taken one yet, {late} are late.',
    hi: '{cases} मामले: अभी किसी ने नहीं लिया, {late} में देर हुई।',
  },
  noCases: { en: 'No case has come yet.', hi: 'अभी कोई मामला नहीं आया।' },
  person: { en: 'Who', hi: 'कौन' },
  took: { en: 'Taken', hi: 'लिए' },
  median: { en: 'Half within', hi: 'आधे इतने में' },
  stillOpen: { en: 'Still open', hi: 'अभी खुले' },
  minutes: { en: '{n} min', hi: '{n} मिनट' },
  came: { en: 'came at {time}', hi: '{time} आया' },
  taken: { en: '{name} after {n} min', hi: '{name} ने {n} मिनट में लिया' },
  takenLate: { en: 'late: {name} after {n} min', hi: 'देर: {name} ने {n} मिनट में लिया' },
  notTaken: { en: 'nobody yet', hi: 'अभी किसी ने नहीं लिया' },
  notTakenLate: { en: 'late: nobody yet', hi: 'देर: अभी किसी ने नहीं लिया' },
  done: { en: 'done after {n} min', hi: '{n} मिनट में पूरा' },
  notDone: { en: 'open', hi: 'खुला है' },
  print: { en: 'Print the sheet', hi: 'पन्ना छापें' },
})
