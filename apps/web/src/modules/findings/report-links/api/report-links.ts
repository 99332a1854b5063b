import { getSharedReport, listReportLinks } from '@plumbline/contract/findings/report-links'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

export const useReportLinks = (id: string) => useQuery(queryFor(listReportLinks, { params: { id } }))
export const useSharedReport = (token: string) => useQuery(queryFor(getSharedReport, { params: { token } }))
