/** Points from a rule's raw score to the share of findings that are right at it, both rising. */
export type CalibrationTable = readonly (readonly [score: number, confidence: number])[]

/** By the code of the rule, or that and where the place is known from; a rule without a table keeps its score. */
export type Calibration = Readonly<Record<string, CalibrationTable>>

/** What a score means: of findings with this confidence, about that share is right. Straight lines between the points. */
export function calibrate(score: number, table: CalibrationTable | undefined): number {
  const [first, last] = [table?.[0], table?.at(-1)]
  if (!table || !first || !last) return score
  if (score <= first[0]) return first[1]
  const above = table.findIndex(([at]) => at >= score)
  const [low, high] = [table[above - 1], table[above]]
  if (!low || !high) return last[1]
  return low[1] + ((high[1] - low[1]) * (score - low[0])) / (high[0] - low[0])
}

/** The key of the table for findings where only the picture tells that the rules of a site apply. */
export const fromPictureKey = (rule: string) => `${rule}:picture`

/** The table of a rule; where only the picture tells the place, a score means less, and the table is another. */
export const tableOf = (
  calibration: Calibration,
  rule: string,
  fromPicture: boolean,
): CalibrationTable | undefined =>
  (fromPicture ? calibration[fromPictureKey(rule)] : undefined) ?? calibration[rule]

/** Scores rise strictly, and a more certain finding is never less likely to be right. */
export const isCalibrationTable = (table: CalibrationTable) =>
  table.length > 1 &&
  table.every(([score, confidence], index) => {
    const before = table[index - 1]
    return !before || (score > before[0] && confidence >= before[1])
  })
