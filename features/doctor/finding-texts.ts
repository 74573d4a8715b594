import type { Text } from '#common/text.ts'

/** What the doctor can say. `act`: one step; `line`: a line to copy, the same in every language. */
export type FindingWords = { title: Text; why?: Text; act?: Text; line?: string; row?: Text; value?: Text }

/** Words by finding. `row` and `value` are for what is in order. */
export const findings = {
  'no-address': {
    title: { en: 'The public https address is not set', hi: 'सार्वजनिक https लिंक नहीं लिखा है' },
    why: {
      en: 'Without it sign-in is less safe and shared links have no picture.',
      hi: 'इसके बिना लॉगिन कम सुरक्षित है और भेजे गए लिंक में फोटो नहीं दिखती।',
    },
    act: {
      en: 'write the address that people open into the settings, then start the guide again.',
      hi: 'लोग जो लिंक खोलते हैं उसे सेटिंग में लिखें, फिर गाइड दोबारा चालू करें।',
    },
    line: 'PUBLIC_URL=https://mela.example.in',
  },
  'address-away': {
    title: { en: '{address} does not answer', hi: '{address} जवाब नहीं दे रहा' },
    why: {
      en: 'Nobody can open the guide there ({reason}).',
      hi: 'वहाँ कोई गाइड नहीं खोल सकता ({reason})।',
    },
    act: { en: 'start the proxy and look at its log.', hi: 'प्रॉक्सी चालू करें और उसका लॉग देखें।' },
    line: 'systemctl restart caddy; journalctl --unit caddy --lines 30',
  },
  'address-from-outside': {
    title: {
      en: '{address} answers only inside this machine',
      hi: '{address} सिर्फ़ इसी मशीन के अंदर खुलता है',
    },
    why: {
      en: 'From here the name did not lead to the proxy ({reason}); phones may still reach it.',
      hi: 'यहाँ से यह नाम प्रॉक्सी तक नहीं पहुँचा ({reason}); हो सकता है फ़ोन से खुल जाए।',
    },
    act: {
      en: 'open the address on a phone with mobile data.',
      hi: 'मोबाइल डेटा वाले फ़ोन पर यह लिंक खोलकर देखें।',
    },
  },
  'address-fine': {
    title: { en: 'Public address', hi: 'सार्वजनिक लिंक' },
    value: { en: 'answers', hi: 'जवाब देता है' },
  },
  'certificate-ended': {
    title: { en: 'The certificate ended on {date}', hi: 'सर्टिफ़िकेट {date} को समाप्त हो गया' },
    why: {
      en: 'Phones warn of danger in place of the guide.',
      hi: 'फ़ोन गाइड की जगह खतरे की चेतावनी दिखाते हैं।',
    },
    act: {
      en: 'let the proxy fetch a new certificate and look at its log.',
      hi: 'प्रॉक्सी से नया सर्टिफ़िकेट मँगवाएँ और उसका लॉग देखें।',
    },
    line: 'systemctl restart caddy; journalctl --unit caddy --lines 30',
  },
  'certificate-ends': {
    title: { en: 'The certificate ends in {days} days', hi: 'सर्टिफ़िकेट {days} दिन में समाप्त होगा' },
    why: {
      en: 'It should have been renewed before. Once it has ended, phones warn of danger in place of the guide.',
      hi: 'इसे पहले ही नया हो जाना चाहिए था। समाप्त होने पर फ़ोन गाइड की जगह चेतावनी दिखाएँगे।',
    },
    act: {
      en: 'look in the proxy’s log why it was not renewed.',
      hi: 'प्रॉक्सी के लॉग में देखें कि वह नया क्यों नहीं हुआ।',
    },
    line: 'journalctl --unit caddy --lines 100 | grep -i certificate',
  },
  'certificate-name': {
    title: { en: 'The certificate is for another name', hi: 'सर्टिफ़िकेट किसी दूसरे नाम का है' },
    why: {
      en: 'It names {names}, so phones warn of danger.',
      hi: 'उसमें {names} लिखा है, इसलिए फ़ोन चेतावनी दिखाते हैं।',
    },
    act: {
      en: 'set up the proxy for this name.',
      hi: 'प्रॉक्सी को इस नाम के लिए लगाएँ।',
    },
    line: 'mela-guide install-service --name {host}',
  },
  'certificate-own': {
    title: {
      en: 'Phones do not know who issued the certificate',
      hi: 'फ़ोन नहीं जानते कि सर्टिफ़िकेट किसने दिया',
    },
    why: {
      en: 'Each phone warns until it trusts this authority. That is right for a trial, not for visitors.',
      hi: 'हर फ़ोन तब तक चेतावनी देगा जब तक वह इस पर भरोसा न करे। जाँच के लिए ठीक है, लोगों के लिए नहीं।',
    },
    act: {
      en: 'use a public name; or install the authority’s certificate on each phone of staff.',
      hi: 'सार्वजनिक नाम लें; या कर्मचारियों के हर फ़ोन पर इसका सर्टिफ़िकेट लगाएँ।',
    },
  },
  'certificate-fine': {
    title: { en: 'Certificate', hi: 'सर्टिफ़िकेट' },
    value: { en: '{days} days left', hi: '{days} दिन बाकी' },
  },
  'sign-in-refused': {
    title: { en: 'The proxy makes sign-in fail', hi: 'प्रॉक्सी के कारण लॉगिन नहीं होता' },
    why: {
      en: 'The guide sees the host {host}, not the one that people open, and refuses what is sent (403).',
      hi: 'गाइड को {host} दिखता है, लोगों का खोला हुआ लिंक नहीं, इसलिए वह भेजी गई चीज़ नहीं लेती (403)।',
    },
    act: {
      en: 'add this line to the proxy, then reload it.',
      hi: 'प्रॉक्सी में यह लाइन जोड़ें, फिर उसे दोबारा लोड करें।',
    },
    line: 'proxy_set_header host $http_host;',
  },
  'wrong-host': {
    title: { en: 'The proxy does not pass on the host', hi: 'प्रॉक्सी होस्ट का नाम आगे नहीं भेजता' },
    why: {
      en: 'The guide sees {host}. Should PUBLIC_URL be missing one day, sign-in fails with 403.',
      hi: 'गाइड को {host} दिखता है। कभी PUBLIC_URL न रहा तो लॉगिन 403 से रुक जाएगा।',
    },
    act: {
      en: 'add this line to the proxy, then reload it.',
      hi: 'प्रॉक्सी में यह लाइन जोड़ें, फिर उसे दोबारा लोड करें।',
    },
    line: 'proxy_set_header host $http_host;',
  },
  'no-client-address': {
    title: {
      en: 'The proxy does not pass on the visitors’ addresses',
      hi: 'प्रॉक्सी लोगों के पते आगे नहीं भेजता',
    },
    why: {
      en: 'Everybody seems to be one visitor, so wrong sign-ins and streams of all count together.',
      hi: 'सब लोग एक ही व्यक्ति लगते हैं, इसलिए गलत लॉगिन और लाइव जुड़ाव सबके एक साथ गिने जाते हैं।',
    },
    act: {
      en: 'add this line to the proxy, then reload it.',
      hi: 'प्रॉक्सी में यह लाइन जोड़ें, फिर उसे दोबारा लोड करें।',
    },
    line: 'proxy_set_header x-forwarded-for $remote_addr;',
  },
  'proxy-not-trusted': {
    title: { en: 'The guide does not trust its proxy', hi: 'गाइड अपने प्रॉक्सी पर भरोसा नहीं करती' },
    why: {
      en: 'The proxy at {peer} says who visits, but TRUSTED_PROXY does not name it: everybody seems to be one visitor.',
      hi: '{peer} वाला प्रॉक्सी बताता है कि कौन आया, पर TRUSTED_PROXY में उसका नाम नहीं है: सब एक ही व्यक्ति लगते हैं।',
    },
    act: {
      en: 'add this line to the settings, then start the guide again.',
      hi: 'सेटिंग में यह लाइन जोड़ें, फिर गाइड दोबारा चालू करें।',
    },
    line: 'TRUSTED_PROXY={peer}',
  },
  'forged-address': {
    title: { en: 'Visitors can choose their own address', hi: 'लोग अपना पता खुद चुन सकते हैं' },
    why: {
      en: 'The guide believed an address that the doctor made up. Limits on wrong sign-ins can be evaded so.',
      hi: 'जाँच में भेजा गया बनावटी पता गाइड ने मान लिया। इससे गलत लॉगिन की सीमा टाली जा सकती है।',
    },
    act: {
      en: 'let the proxy replace the header, and trust the proxy alone.',
      hi: 'प्रॉक्सी से यह हेडर बदलवाएँ, और सिर्फ़ उसी पर भरोसा रखें।',
    },
    line: 'proxy_set_header x-forwarded-for $remote_addr;',
  },
  'proxy-fine': {
    title: { en: 'Proxy headers', hi: 'प्रॉक्सी के हेडर' },
    value: { en: 'passed on', hi: 'आगे आते हैं' },
  },
  'body-refused': {
    title: { en: 'The proxy refuses photos', hi: 'प्रॉक्सी फोटो नहीं लेता' },
    why: {
      en: 'It answered {status} to {megabytes} MB, which the guide accepts.',
      hi: '{megabytes} MB पर उसने {status} जवाब दिया, जबकि गाइड इतना लेती है।',
    },
    act: {
      en: 'add this line to the proxy, then reload it.',
      hi: 'प्रॉक्सी में यह लाइन जोड़ें, फिर उसे दोबारा लोड करें।',
    },
    line: 'client_max_body_size 32m;',
  },
  'body-fine': {
    title: { en: 'Photos through the proxy', hi: 'प्रॉक्सी से फोटो' },
    value: { en: '{megabytes} MB', hi: '{megabytes} MB' },
  },
  'stream-held': {
    title: { en: 'The proxy holds back live news', hi: 'प्रॉक्सी लाइव सूचनाएँ रोकता है' },
    why: {
      en: 'Crowd levels and notices reach open phones only when they are loaded again.',
      hi: 'भीड़ और सूचनाएँ खुले फ़ोन पर तभी आती हैं जब पेज दोबारा खोला जाए।',
    },
    act: {
      en: 'add this line to the proxy, then reload it.',
      hi: 'प्रॉक्सी में यह लाइन जोड़ें, फिर उसे दोबारा लोड करें।',
    },
    line: 'proxy_buffering off;',
  },
  'stream-fine': {
    title: { en: 'Live news', hi: 'लाइव सूचनाएँ' },
    value: { en: 'at once', hi: 'तुरंत' },
  },
  'metrics-open': {
    title: { en: 'The proxy passes on /metrics', hi: 'प्रॉक्सी /metrics बाहर देता है' },
    why: {
      en: 'Only its token keeps the world from the numbers of this server.',
      hi: 'सर्वर के आँकड़ों को बाहर जाने से सिर्फ़ उसका टोकन रोकता है।',
    },
    act: {
      en: 'add this line to the proxy, then reload it.',
      hi: 'प्रॉक्सी में यह लाइन जोड़ें, फिर उसे दोबारा लोड करें।',
    },
    line: 'location /metrics { return 404; }',
  },
  'metrics-fine': {
    title: { en: 'Numbers of the server', hi: 'सर्वर के आँकड़े' },
    value: { en: 'closed to the world', hi: 'बाहर से बंद' },
  },
  'no-http2': {
    title: { en: 'The proxy does not speak HTTP/2', hi: 'प्रॉक्सी HTTP/2 नहीं बोलता' },
    why: {
      en: 'First visits are slower, and a phone with several open pages gets no live news.',
      hi: 'पहली बार गाइड देर से खुलती है, और कई पेज खुले हों तो फ़ोन पर लाइव सूचनाएँ नहीं आतीं।',
    },
    act: { en: 'add http2 to the proxy, then reload it.', hi: 'प्रॉक्सी में http2 जोड़ें, फिर उसे दोबारा लोड करें।' },
    line: 'listen 443 ssl http2;',
  },
  'http2-fine': { title: { en: 'Connection', hi: 'कनेक्शन' }, value: { en: 'HTTP/2', hi: 'HTTP/2' } },
  'no-redirect': {
    title: { en: 'http does not lead to https', hi: 'http से https नहीं खुलता' },
    why: {
      en: 'Who types the address without https stays on a page without camera, location and offline copy.',
      hi: 'जो बिना https के लिंक लिखता है, उसे कैमरा, लोकेशन और बिना इंटरनेट की सुविधा नहीं मिलती।',
    },
    act: {
      en: 'let the proxy lead port 80 to https.',
      hi: 'प्रॉक्सी से पोर्ट 80 को https पर भिजवाएँ।',
    },
    line: 'return 308 https://{host}$request_uri;',
  },
  'disk-full': {
    title: { en: 'Only {megabytes} MB of disk are free', hi: 'डिस्क में सिर्फ़ {megabytes} MB जगह बची है' },
    why: {
      en: 'Below 1024 MB the guide refuses photos; on a full disk it stores nothing any more.',
      hi: '1024 MB से कम पर गाइड फोटो नहीं लेती; डिस्क भर जाने पर कुछ भी सहेजा नहीं जाएगा।',
    },
    act: { en: 'free space on this disk.', hi: 'इस डिस्क पर जगह खाली करें।' },
    line: 'du --human-readable --max-depth=2 {folder} | sort --human-numeric-sort | tail',
  },
  'disk-fine': {
    title: { en: 'Disk', hi: 'डिस्क' },
    value: { en: '{percent} % free', hi: '{percent} % खाली' },
  },
  'disk-unknown': {
    title: { en: 'Free disk space: not known', hi: 'डिस्क की खाली जगह: पता नहीं' },
    why: { en: 'The folder {folder} could not be read.', hi: '{folder} पढ़ा नहीं जा सका।' },
    act: { en: 'look whether DATA_DIR is right.', hi: 'देखें कि DATA_DIR ठीक है या नहीं।' },
  },
  'descriptors-few': {
    title: { en: 'Only {limit} files and connections may be open', hi: 'एक साथ सिर्फ़ {limit} कनेक्शन खुल सकते हैं' },
    why: {
      en: 'A fair needs 20,000 or more. Beyond the limit phones are refused.',
      hi: 'मेले के लिए 20,000 या ज़्यादा चाहिए। उससे ऊपर फ़ोन नहीं जुड़ पाते।',
    },
    act: {
      en: 'raise the limit of the service, then start it again.',
      hi: 'सर्विस की सीमा बढ़ाएँ, फिर उसे दोबारा चालू करें।',
    },
    line: 'LimitNOFILE=65536',
  },
  'descriptors-fine': {
    title: { en: 'Open files', hi: 'एक साथ कनेक्शन' },
    value: { en: 'up to {limit}', hi: '{limit} तक' },
  },
  'clock-differs': {
    title: { en: 'The clock is {seconds} s off', hi: 'घड़ी {seconds} सेकंड गलत है' },
    why: {
      en: 'It differs from the clock of {other}. Times on screens and the end of sessions are wrong.',
      hi: 'यह {other} की घड़ी से अलग है। स्क्रीन पर समय और लॉगिन की अवधि गलत होगी।',
    },
    act: { en: 'let the machine set its clock by the network.', hi: 'मशीन की घड़ी इंटरनेट से मिलवाएँ।' },
    line: 'timedatectl set-ntp true',
  },
  'clock-moved': {
    title: {
      en: 'The clock was moved by {seconds} s while the guide ran',
      hi: 'गाइड चलते समय घड़ी {seconds} सेकंड बदली गई',
    },
    why: {
      en: 'What was stored before carries other times than what came after.',
      hi: 'पहले और बाद में सहेजी गई चीज़ों के समय मेल नहीं खाते।',
    },
    act: {
      en: 'check the time of this machine, then start the guide again.',
      hi: 'मशीन का समय जाँचें, फिर गाइड दोबारा चालू करें।',
    },
    line: 'timedatectl status',
  },
  'clock-fine': {
    title: { en: 'Clock', hi: 'घड़ी' },
    value: { en: '{seconds} s off', hi: '{seconds} सेकंड का अंतर' },
  },
  'database-away': {
    title: { en: 'The database does not answer', hi: 'डेटाबेस जवाब नहीं दे रहा' },
    why: {
      en: 'Pages are still shown, but nothing that people send is stored.',
      hi: 'पेज दिखते हैं, पर लोगों की भेजी चीज़ें सहेजी नहीं जा रहीं।',
    },
    act: {
      en: 'look in the database’s log, then start the guide again.',
      hi: 'डेटाबेस का लॉग देखें, फिर गाइड दोबारा चालू करें।',
    },
    line: 'tail {folder}/postgres/postgres.log',
  },
  'database-unsafe': {
    title: { en: 'A power cut may lose what people sent', hi: 'बिजली जाने पर लोगों की भेजी चीज़ें खो सकती हैं' },
    why: { en: 'In the database these are off: {settings}.', hi: 'डेटाबेस में ये बंद हैं: {settings}।' },
    act: { en: 'set them on in the database.', hi: 'डेटाबेस में इन्हें चालू करें।' },
    line: 'alter system set {first} = on;',
  },
  'database-old': {
    title: { en: 'PostgreSQL {version} is too old', hi: 'PostgreSQL {version} पुराना है' },
    why: { en: 'The guide needs version 15 or newer.', hi: 'गाइड को 15 या नया चाहिए।' },
    act: { en: 'update the database of DATABASE_URL.', hi: 'DATABASE_URL वाला डेटाबेस नया करें।' },
  },
  'database-slow': {
    title: { en: 'The database answers slowly', hi: 'डेटाबेस धीरे जवाब दे रहा है' },
    why: {
      en: 'A plain question took {ms} ms; a few are usual.',
      hi: 'एक सीधे सवाल में {ms} मिलीसेकंड लगे; आम तौर पर बहुत कम लगते हैं।',
    },
    act: {
      en: 'look what else keeps this machine or its disk busy.',
      hi: 'देखें कि मशीन या डिस्क को और क्या व्यस्त रख रहा है।',
    },
  },
  'database-fine': {
    title: { en: 'Database', hi: 'डेटाबेस' },
    value: { en: 'PostgreSQL {version}, {ms} ms', hi: 'PostgreSQL {version}, {ms} मिलीसेकंड' },
  },
  'store-away': {
    title: { en: 'Photos cannot be stored', hi: 'फोटो सहेजी नहीं जा रहीं' },
    why: { en: 'A trial file could not be kept ({reason}).', hi: 'जाँच की फ़ाइल सहेजी नहीं जा सकी ({reason})।' },
    act: {
      en: 'check the folder’s rights, or the bucket’s settings.',
      hi: 'फ़ोल्डर की अनुमति या बकेट की सेटिंग जाँचें।',
    },
    line: 'DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID',
  },
  'store-fine': {
    title: { en: 'Photo store', hi: 'फोटो का भंडार' },
    value: { en: '{ms} ms', hi: '{ms} मिलीसेकंड' },
  },
  'backup-none': {
    title: { en: 'There is no backup yet', hi: 'अभी कोई बैकअप नहीं है' },
    why: {
      en: 'The first one is made in the night at 02:00. If the disk fails before, everything is lost.',
      hi: 'पहला बैकअप रात 02:00 बजे बनेगा। उससे पहले डिस्क खराब हुई तो सब कुछ खो जाएगा।',
    },
    act: { en: 'make one now.', hi: 'अभी एक बना लें।' },
    line: 'mela-guide backup',
  },
  'backup-old': {
    title: { en: 'The last good backup is {hours} hours old', hi: 'आखिरी सही बैकअप {hours} घंटे पुराना है' },
    why: {
      en: 'There should be one every night. What came since would be lost with the disk.',
      hi: 'हर रात एक बनना चाहिए। डिस्क खराब हुई तो उसके बाद का सब खो जाएगा।',
    },
    act: {
      en: 'make one now, and look whether it says why.',
      hi: 'अभी एक बनाएँ और देखें कि वह कोई वजह बताता है या नहीं।',
    },
    line: 'mela-guide backup',
  },
  'backup-failed': {
    title: { en: 'The last backup failed', hi: 'पिछला बैकअप नहीं बन सका' },
    why: {
      en: 'There has been no good one for {hours} hours. It said: {reason}',
      hi: '{hours} घंटे से कोई सही बैकअप नहीं है। वजह: {reason}',
    },
    act: { en: 'mend what it says, then make one.', hi: 'जो वजह लिखी है उसे ठीक करें, फिर बैकअप बनाएँ।' },
    line: 'mela-guide backup',
  },
  'backup-key-gone': {
    title: { en: 'The key of the backups is missing', hi: 'बैकअप की चाबी नहीं मिल रही' },
    why: {
      en: 'Without {file} nobody can read the backups that are there.',
      hi: '{file} के बिना बने हुए बैकअप कोई नहीं पढ़ सकता।',
    },
    act: {
      en: 'copy it back from where you keep the second one.',
      hi: 'इसकी दूसरी कॉपी जहाँ रखी है वहाँ से वापस लाएँ।',
    },
    line: 'cp backup-key.txt {file}',
  },
  'backup-beside-data': {
    title: {
      en: 'Backups lie beside the data, without photos',
      hi: 'बैकअप डेटा के साथ ही रखे हैं, बिना फोटो के',
    },
    why: {
      en: 'They help after a mistake; if the disk fails, they are lost with it. The photos are in none of them, nor are those in a bucket.',
      hi: 'ये भूल सुधारने के काम के हैं; डिस्क खराब हुई तो ये भी खो जाएँगे। फ़ोटो इनमें नहीं हैं, बकेट में रखी फ़ोटो भी नहीं।',
    },
    act: {
      en: 'name a folder on another disk, or a bucket, then start the guide again.',
      hi: 'दूसरी डिस्क का फ़ोल्डर या बकेट लिखें, फिर गाइड दोबारा चालू करें।',
    },
    line: 'BACKUP_TO=/mnt/backups',
  },
  'backup-same-disk': {
    title: { en: 'Backups lie on the disk of the data', hi: 'बैकअप उसी डिस्क पर हैं जिस पर डेटा है' },
    why: {
      en: 'If this disk fails, {folder} is lost with it.',
      hi: 'यह डिस्क खराब हुई तो {folder} भी खो जाएगा।',
    },
    act: { en: 'mount another disk there, or name one.', hi: 'वहाँ दूसरी डिस्क लगाएँ, या दूसरी जगह लिखें।' },
    line: 'BACKUP_TO=/mnt/backups',
  },
  'backup-fine': {
    title: { en: 'Backup', hi: 'बैकअप' },
    value: { en: '{hours} h old, restored and compared', hi: '{hours} घंटे पुराना, जाँचा हुआ' },
  },
  'push-keys-missing': {
    title: {
      en: 'The keys for messages to staff phones are missing',
      hi: 'कर्मचारियों के फ़ोन पर संदेश भेजने की चाबियाँ नहीं हैं',
    },
    why: {
      en: 'Nobody is told of a new case while the guide is closed on their phone.',
      hi: 'फ़ोन पर गाइड बंद हो तो नए मामले की खबर किसी को नहीं मिलती।',
    },
    act: { en: 'start the guide again: it makes them.', hi: 'गाइड दोबारा चालू करें, चाबियाँ बन जाएँगी।' },
    line: 'systemctl restart mela-guide',
  },
  'push-keys-broken': {
    title: {
      en: 'The keys for messages to staff phones do not fit',
      hi: 'कर्मचारियों के फ़ोन पर संदेश भेजने की चाबियाँ मेल नहीं खातीं',
    },
    why: {
      en: 'Every message is refused: nobody is told of a new case while the guide is closed on their phone.',
      hi: 'हर संदेश लौट आता है: फ़ोन पर गाइड बंद हो तो नए मामले की खबर किसी को नहीं मिलती।',
    },
    act: {
      en: 'stop the guide, make new keys (everybody is signed out), start it.',
      hi: 'गाइड रोकें, नई चाबियाँ बनाएँ (सब लॉगआउट होंगे), फिर चालू करें।',
    },
    line: 'mela-guide new-keys',
  },
  'push-keys-fine': {
    title: { en: 'Messages to staff phones', hi: 'कर्मचारियों के फ़ोन पर संदेश' },
    value: { en: 'keys fit', hi: 'चाबियाँ ठीक' },
  },
  'clock-unknown': {
    title: { en: 'Clock: not known', hi: 'घड़ी: पता नहीं' },
    why: {
      en: '{other} did not answer, so the clock could not be compared with one outside.',
      hi: '{other} से जवाब नहीं मिला, इसलिए घड़ी बाहर की घड़ी से नहीं मिलाई जा सकी।',
    },
    act: {
      en: 'look whether this machine sets its clock by the network.',
      hi: 'देखें कि मशीन अपनी घड़ी इंटरनेट से मिलाती है या नहीं।',
    },
    line: 'timedatectl status',
  },
  'no-build': {
    title: { en: 'The pages are not built', hi: 'पेज तैयार नहीं हैं' },
    why: { en: 'Visitors find nothing.', hi: 'लोगों को कुछ नहीं दिखता।' },
    act: { en: 'build them, then start the guide again.', hi: 'उन्हें बनाएँ, फिर गाइड दोबारा चालू करें।' },
    line: 'npm run build',
  },
  'build-old': {
    title: { en: 'The pages are older than their sources', hi: 'पेज अपने स्रोत से पुराने हैं' },
    why: { en: 'Visitors do not see what was changed since.', hi: 'उसके बाद के बदलाव लोगों को नहीं दिखते।' },
    act: { en: 'build them, then start the guide again.', hi: 'उन्हें बनाएँ, फिर गाइड दोबारा चालू करें।' },
    line: 'npm run build',
  },
  'build-fine': { title: { en: 'Build', hi: 'तैयार पेज' }, value: { en: 'present', hi: 'मौजूद' } },
  'server-away': {
    title: { en: 'The guide does not run', hi: 'गाइड चल नहीं रही' },
    why: { en: 'No server answers at {address}.', hi: '{address} पर कोई सर्वर जवाब नहीं देता।' },
    act: { en: 'start it and look at its log.', hi: 'उसे चालू करें और लॉग देखें।' },
    line: 'systemctl restart mela-guide; journalctl --unit mela-guide --lines 30',
  },
  'not-known': {
    title: { en: '{part}: not known', hi: '{part}: पता नहीं' },
    why: { en: 'It could not be looked at ({reason}).', hi: 'इसे देखा नहीं जा सका ({reason})।' },
    act: { en: 'look again in a minute.', hi: 'एक मिनट बाद फिर देखें।' },
  },
} as const satisfies Record<string, FindingWords>
