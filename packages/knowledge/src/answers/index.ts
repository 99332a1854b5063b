import { builtChecksum, builtPath, readBuiltFile } from '../built-files'
import { regulations } from '../regulations/index'
import { answersFolder, readAnswers } from './answer-files'
import type { PreparedAnswer } from './prepared-answer'

const checksum = builtChecksum('answers')

/** Answers to questions that people ask often, written ahead of time. */
export const preparedAnswers: readonly PreparedAnswer[] = checksum
  ? readBuiltFile(builtPath('answers'), checksum)
  : readAnswers(answersFolder, regulations)
