import type { Endpoint, RequestOf } from '@plumbline/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { callForFile } from './api'
import { saveFile } from './save-file'

/** Fetches a file with the caller's session and hands it to the browser to save; an error shows as a toast. */
export const useDownload = <E extends Endpoint>(
  endpoint: E,
  otherName: string,
  { showsOwnError = false }: { showsOwnError?: boolean } = {},
) =>
  useMutation({
    meta: { showsOwnError },
    mutationFn: async (input: RequestOf<E>) => {
      const { file, name } = await (
        callForFile as (e: Endpoint, i: unknown) => ReturnType<typeof callForFile>
      )(endpoint, input)
      saveFile(file, name ?? otherName)
    },
  })
