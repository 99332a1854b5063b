import { generatePlan } from '@plumbline/contract/assistant/assistant-page'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

/** Made when somebody asks for it. */
export const usePlan = (violationId: string, enabled: boolean) =>
  useQuery({ ...queryFor(generatePlan, { body: { violation_id: violationId } }), enabled })
