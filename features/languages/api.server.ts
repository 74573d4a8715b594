import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { serve } from '#kit/server/http/http.ts'
import { readPractice } from '#kit/server/practice.ts'
import { contract } from './contract.ts'
import { countGaps, listGaps } from './gaps.server.ts'
import { languageNames, type ThirdCode, thirdLanguages } from './names.ts'
import { builtTexts, languageFile, storedOf } from './stored.server.ts'
import { writeSheet } from './translation.server.ts'

/** Third languages for visitors, and what they lack for staff. Translations are files: they are read once, at the start. */
export const api: FeatureApi = async context => {
  const { pages, pool, clock } = context
  const isPractice = (await readPractice(pool)) !== undefined
  const stored = new Map(thirdLanguages.map(language => [language, storedOf(language)]))
  // A sample is not for pilgrims: it is shown in a demo and in a rehearsal, whose pages all say what they are.
  const isShown = (language: ThirdCode) => {
    const found = stored.get(language)
    return found !== undefined && (!found.isSample || isPractice)
  }
  const shown = thirdLanguages.filter(isShown)
  for (const language of shown) {
    const found = stored.get(language)
    if (found)
      await pages.keepFile(`languages/${language}.json`, JSON.stringify(languageFile(language, found)))
  }
  const texts = () => builtTexts() ?? refuse('not-found', 404, 'The build has no list of texts.')
  serve(context, contract, {
    'GET /api/languages': () => ({
      languages: shown.map(language => ({
        language,
        name: languageNames[language].own,
        is_sample: stored.get(language)?.isSample ?? false,
      })),
    }),
    'GET /api/languages/gaps': () => {
      const all = texts()
      return {
        languages: thirdLanguages.map(language =>
          countGaps(language, all, stored.get(language), isShown(language)),
        ),
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
