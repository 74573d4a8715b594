/** The numbers from 0 to 99 as spoken in Hindi: in Devanagari, then in Latin letters, each in its usual spellings. */
export const hindiNumbers: readonly string[] = `
शून्य सिफर जीरो ज़ीरो shunya sifar zero
एक ek
दो do
तीन teen tin
चार chaar char
पांच पाँच paanch panch
छह छः छे छै chhah chhe che chah
सात saat sat
आठ aath ath
नौ nau no
दस das
ग्यारह gyarah gyara
बारह barah baarah bara
तेरह terah tera
चौदह chaudah chauda
पंद्रह पन्द्रह pandrah pandra
सोलह solah sola
सत्रह satrah satra
अठारह अट्ठारह atharah athara
उन्नीस unnis unnees
बीस bis bees
इक्कीस ikkis ikkees
बाईस बाइस bais baees
तेईस तेइस teis teyis
चौबीस chaubis chaubees
पच्चीस pachchis pachis
छब्बीस chhabbis chabbis
सत्ताईस सत्ताइस सताईस sattais sattaees
अट्ठाईस अठ्ठाईस अठाईस attais atthais athais
उनतीस उन्तीस untis unatis untees
तीस tis tees
इकतीस इकत्तीस iktis ikattis
बत्तीस battis
तैंतीस तेंतीस तैतीस taintis tentis tetis
चौंतीस चौतीस chauntis chautis
पैंतीस पैतीस paintis pentis paitis
छत्तीस chhattis chattis
सैंतीस सैतीस saintis sentis saitis
अड़तीस अडतीस adtis artis adhtis
उनतालीस उन्तालीस उनचालीस untalis unchalis
चालीस chalis chaalis
इकतालीस iktalis
बयालीस बयालिस bayalis
तैंतालीस तेंतालीस taintalis tentalis
चौवालीस चवालीस chauvalis chavalis chawalis
पैंतालीस paintalis pentalis
छियालीस छयालीस chhiyalis chiyalis
सैंतालीस saintalis sentalis
अड़तालीस अडतालीस adtalis artalis
उनचास उन्चास unchas
पचास pachas pachaas
इक्यावन ikyavan ikyawan
बावन bavan bawan
तिरपन तिरेपन tirpan tirepan
चौवन चउवन chauvan chauwan
पचपन pachpan
छप्पन chhappan chappan
सत्तावन सतावन sattavan sattawan
अट्ठावन अठावन attavan atthavan athawan
उनसठ unsath unsat
साठ sath saath
इकसठ iksath
बासठ basath
तिरसठ तिरेसठ tirsath tiresath
चौंसठ चौसठ chaunsath chausath
पैंसठ पैसठ painsath paisath
छियासठ chhiyasath chiyasath
सड़सठ सडसठ sadsath sarsath
अड़सठ अडसठ adsath arsath
उनहत्तर unhattar
सत्तर sattar
इकहत्तर ikhattar
बहत्तर bahattar
तिहत्तर tihattar
चौहत्तर chauhattar
पचहत्तर pachhattar pachattar
छिहत्तर chhihattar chihattar
सतहत्तर sathattar
अठहत्तर athhattar athattar
उन्यासी उनासी unyasi unasi
अस्सी assi
इक्यासी ikyasi
बयासी bayasi
तिरासी tirasi
चौरासी chaurasi
पचासी पच्चासी pachasi pachaasi
छियासी chhiyasi chiyasi
सतासी सत्तासी satasi sattasi
अठासी अट्ठासी athasi atthasi
नवासी navasi nawasi
नब्बे nabbe nabe
इक्यानवे इक्यानबे ikyanve ikyanbe
बानवे बानबे banve banbe
तिरानवे तिरानबे tiranve tiranbe
चौरानवे चौरानबे chauranve chauranbe
पचानवे पंचानवे पचानबे pachanve panchanve pachanbe
छियानवे छियानबे chhiyanve chiyanbe
सत्तानवे सतानवे सत्तानबे sattanve satanbe
अट्ठानवे अठानवे अठानबे atthanve athanve athanbe
निन्यानवे निन्यानबे ninyanve ninyanbe
`
  .trim()
  .split('\n')
