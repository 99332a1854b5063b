import { type AnalysisError, createAnalyser } from '@plumbline/inference'

/** Run in a process of its own for each upload: prints the peak of its memory in bytes and how it ended. */
const analyser = createAnalyser()
const path = process.argv[2] ?? ''
const outcome = await analyser.analyse({ path }).then(
  result => `${result.violations.length} violations`,
  (error: AnalysisError) => `refused: ${error.message}`,
)
await analyser.close()
console.log(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024, outcome }))
