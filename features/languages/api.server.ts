import { refuse } from '#common/refusal.ts'
import type { AppContext, FeatureApi } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { readPractice } from '#kit/server/practice.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { languageSettings, languagesContract } from './contract.ts'
import { countGaps, listGaps } from './gaps.server.ts'
import { languageNames, type ThirdCode, thirdLanguages } from './names.ts'
import { builtTexts, languageFile, storedOf } from './stored.server.ts'
import { writeSheet } from './translation.server.ts'

const settingsKey = 'languages'
const languagesTopic = 'languages'

/** What staff decided: nothing of a language that they did not. */
const readChoice = async (db: AppContext['db']) =>
  (await readSetting(db, settingsKey, languageSettings))?.value ?? { shown: {} }

/** Third languages for visitors, and their gaps for staff. Translations are files, read once at the start. */
export const languagesApi: FeatureApi = async context => {
  const { pages, pool, clock } = context
  const isPractice = (await readPractice(pool)) !== undefined
  const stored = new Map(thirdLanguages.map(language => [language, storedOf(language)]))
  // A sample is not for pilgrims: it may be shown in a demo and in a rehearsal, whose pages all carry a banner.
  const mayBeShown = (language: ThirdCode) => {
    const found = stored.get(language)
    return found !== undefined && (!found.isSample || isPractice)
  }
  /** The languages that visitors may choose: a complete translation unless staff disable it, a sample only if staff enable it. */
  const shownNow = async (): Promise<ThirdCode[]> => {
    const { shown } = await readChoice(context.db)
    return thirdLanguages.filter(
      language => mayBeShown(language) && (shown[language] ?? !stored.get(language)?.isSample),
    )
  }
  for (const language of thirdLanguages.filter(mayBeShown)) {
    const found = stored.get(language)
    if (found)
      await pages.keepFile(`languages/${language}.json`, JSON.stringify(languageFile(language, found)))
  }
  const texts = () => builtTexts() ?? refuse('not-found', 404, 'The build has no list of texts.')
  serve(context, languagesContract, {
    'GET /api/languages': context.responseCache.answer('languages', [languagesTopic], async () => ({
      languages: (await shownNow()).map(language => ({
        language,
        name: languageNames[language].own,
        is_sample: stored.get(language)?.isSample ?? false,
      })),
    })),
    'PUT /api/languages/:language': async ({ params: { language }, body }, { staff }) => {
      if (!mayBeShown(language)) refuse('not-found', 404, 'Nothing of this language may be shown.')
      await changeSetting(context.db, settingsKey, {
        read: readChoice,
        change: ({ shown }) => ({ shown: { ...shown, [language]: body.is_shown } }),
        ...{ staff: signedIn(staff), at: new Date(clock()) },
      })
      await context.responseCache.changed(languagesTopic)
    },
    'GET /api/languages/gaps': async () => {
      const all = texts()
      const shown = await shownNow()
      return {
        languages: thirdLanguages.map(language => ({
          ...countGaps(language, all, stored.get(language), shown.includes(language)),
          may_be_shown: mayBeShown(language),
        })),
      }
    },
    'GET /api/languages/:language/gaps/:part': ({ params: { language, part } }) => ({
      gaps: listGaps(part, texts(), stored.get(language)),
    }),
    'GET /api/languages/:language/file': ({ params: { language } }, _, reply) =>
      sendCsv(
        reply,
        `texts-${language}`,
        writeSheet(texts(), language, stored.get(language)?.translation),
        clock(),
      ),
  })
}
