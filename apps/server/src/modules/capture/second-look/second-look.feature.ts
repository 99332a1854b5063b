import * as contract from '@plumbline/contract'
import { visionUrl } from '@plumbline/inference/vision-model/ask'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import type { Telemetry } from '../../../platform/telemetry/telemetry'
import { tracedOutgoing } from '../../../platform/telemetry/trace-calls'
import { type SecondLookDeps, SecondLookService } from './second-look.service'
import { openVisionRequests } from './vision-requests'

/** Each makes the server send requests elsewhere. */
const checksPerOrganization = limit('second-look:organization', 30, 600)

type Deps = Omit<SecondLookDeps, 'requests'> & { limits: Limits; version: string; telemetry: Telemetry }

export function secondLookFeature(deps: Deps) {
  const { config, version, telemetry, limits } = deps
  const { hostedModel, visionAllowedHosts } = config
  const requestsTo = (allowedHosts: readonly string[]) =>
    tracedOutgoing(openVisionRequests({ config, allowedHosts, version }), telemetry)
  const secondLook = new SecondLookService({
    ...deps,
    requests: {
      organization: requestsTo(visionAllowedHosts),
      // The operator chose where it is; no organization can make requests by its permission.
      installation: requestsTo(hostedModel ? [new URL(visionUrl(hostedModel)).host] : []),
    },
  })
  return {
    secondLook,
    routes: [
      handle(contract.getSecondLook, ({ member }) => secondLook.get(member)),
      handle(contract.saveSecondLook, async ({ member, body }) => {
        await limits.count([checksPerOrganization, member.organizationId])
        return secondLook.save(member, body)
      }),
      handle(contract.switchSecondLook, ({ member, body }) => secondLook.switch(member, body)),
      handle(
        contract.trySecondLook,
        async ({ member }) => {
          await limits.count([checksPerOrganization, member.organizationId])
          return secondLook.try(member)
        },
        { waits: true },
      ),
      handle(contract.deleteSecondLook, ({ member }) => secondLook.remove(member)),
    ],
  }
}
