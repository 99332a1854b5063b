import { languages } from '@plumbline/domain'
import { questionLists } from '@plumbline/languages/lists/question-lists'
import { asked, type SearchQuestion } from './asked-questions'

/** What the search is measured by. */
export const questions: readonly SearchQuestion[] = languages.flatMap(language =>
  questionLists[language].flatMap(({ region, industry, asked: list }) =>
    asked(language, list, { region, industry }),
  ),
)
