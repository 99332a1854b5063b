import type { Endpoint, RequestOf } from '@plumbline/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { callForFile } from './api'

/** Fetches a file with the caller's session and hands it to the browser to save; a refusal is said like any other. */
export const useDownload = <E extends Endpoint>(endpoint: E, otherName: string) =>
  useMutation({
    mutationFn: async (input: RequestOf<E>) => {
      const { file, name } = await (
        callForFile as (e: Endpoint, i: unknown) => ReturnType<typeof callForFile>
      )(endpoint, input)
      const href = URL.createObjectURL(file)
      const link = Object.assign(document.createElement('a'), { href, download: name ?? otherName })
      link.click()
      // Some browsers read the address only after the click was handled.
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
    },
  })
