import { type AnalysisError, createAnalyzer } from '@plumbline/inference'

/** Run in a process of its own for each upload: prints the peak of its memory in bytes and how it ended. */
const analyzer = createAnalyzer()
const path = process.argv[2] ?? ''
const outcome = await analyzer.analyze({ path }).then(
  result => `${result.violations.length} violations`,
  (error: AnalysisError) => `rejected: ${error.message}`,
)
await analyzer.close()
console.log(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024, outcome }))
