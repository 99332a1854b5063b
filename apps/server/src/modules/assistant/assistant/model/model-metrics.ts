import { Counter, type Registry } from 'prom-client'
import { modelFailures } from './model-error'

/** How often the model's answer was given, and why it wasn't. */
export function modelMetrics(registry: Registry) {
  const answers = new Counter({
    name: 'assistant_model_answers_total',
    help: 'Answers asked of the language model, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const removedCodes = new Counter({
    name: 'assistant_model_removed_codes_total',
    help: 'Codes that the language model cited without having been given them',
    registers: [registry],
  })
  for (const outcome of ['given', 'stopped', ...modelFailures]) answers.inc({ outcome }, 0)
  return { answers, removedCodes }
}
export type ModelMetrics = ReturnType<typeof modelMetrics>
