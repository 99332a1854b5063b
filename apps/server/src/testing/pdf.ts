import type { Endpoint, RequestOf } from '@plumbline/contract'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { addressOf, type TestApp } from './harness'
import type { Person } from './people'

/** A document as a reader has it: the words of each page, and what is drawn beside them. */
export async function readPdf(bytes: Uint8Array) {
  const { OPS } = await getResolvedPDFJS()
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: { text: string; images: number; widths: number[]; size: { width: number; height: number } }[] =
    []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const { fnArray, argsArray } = await page.getOperatorList()
    const images = [...fnArray.keys()].filter(index => fnArray[index] === OPS.paintImageXObject)
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view
    pages.push({
      // Runs of one line stand side by side; the space between words is part of them.
      text: items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
      images: images.length,
      // How far each is stretched is said before it.
      widths: images.map(index => Math.round(argsArray[fnArray.lastIndexOf(OPS.transform, index)][0])),
      size: { width: Math.round(right - left), height: Math.round(top - bottom) },
    })
  }
  const { info } = await pdf.getMetadata()
  return { pages, text: pages.map(({ text }) => text).join('\n'), info: info as Record<string, unknown> }
}

/** Fetches a file as the person would, with the response's own bytes. */
export async function download<E extends Endpoint>(
  app: TestApp,
  person: Person | null,
  endpoint: E,
  request: RequestOf<E>,
) {
  const response = await app.http.inject({
    method: endpoint.method,
    url: addressOf(endpoint, request as { params?: object; query?: object }),
    ...(person && { headers: { authorization: `Bearer ${person.token}` } }),
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    text: response.body,
  }
}
