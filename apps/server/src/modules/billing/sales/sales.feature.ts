import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import { handler } from '../../../platform/jobs/jobs'
import { type SalesDeps, SalesService, sendSalesInquiry } from './sales.service'

const inquiryByAddress = limit('sales:address', 5, 3600)
/** However many addresses they come from, nobody's mailbox is flooded. */
const inquiryInAll = limit('sales:all', 100, 3600)

export function salesFeature(deps: SalesDeps & { limits: Limits }) {
  const sales = new SalesService(deps)
  return {
    routes: [
      handle(contract.contactSales, async ({ body, request }) => {
        await deps.limits.count([inquiryByAddress, request.ip], [inquiryInAll, 'all'])
        return sales.contact(body)
      }),
    ],
    handlers: [handler(sendSalesInquiry, inquiry => sales.send(inquiry))],
  }
}
