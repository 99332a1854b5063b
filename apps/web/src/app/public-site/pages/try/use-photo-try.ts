import type { TriedPhoto } from '@plumbline/contract/capture/try-photo'
import { MAX_UPLOAD_BYTES } from '@plumbline/contract/options'
import { useEffect, useRef, useState } from 'react'
import { ApiError, exchange, NetworkError } from '../../../../lib/api'
import { currentLanguage } from '../../../../lib/i18n'
import { tryPhoto } from './calls'

const problems = [
  'photo_only',
  'file_too_large',
  'unreadable_media',
  'too_many',
  'overloaded',
  'network',
] as const
export type Problem = (typeof problems)[number] | 'other'

export type PhotoTry =
  | { status: 'idle' }
  /** `preview` is the address of the photo on the visitor's own machine. */
  | { status: 'working'; preview: string }
  /** `file` is what to try again; null where another one is needed. */
  | { status: 'failed'; problem: Problem; file: File | null }
  | { status: 'done'; photo: TriedPhoto }

const photoTypes: readonly string[] = ['image/jpeg', 'image/png']

/** What can be told before anything is sent. Some systems name no type: then the server looks at the content. */
function problemWith({ type, size }: File): Problem | null {
  if (type && !photoTypes.includes(type)) return 'photo_only'
  return size > MAX_UPLOAD_BYTES ? 'file_too_large' : null
}

const isTemporary = (problem: Problem) => ['overloaded', 'network', 'other'].includes(problem)

function problemOf(error: unknown): Problem {
  if (error instanceof NetworkError) return 'network'
  return (error instanceof ApiError && problems.find(each => each === error.code)) || 'other'
}

/** Sends a photo, one at a time, and holds what became of it. Nothing outlives the page. */
export function usePhotoTry() {
  const [state, setState] = useState<PhotoTry>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)

  const stop = () => {
    running.current?.abort()
    running.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only reads the ref
  useEffect(() => stop, [])

  const check = async (file: File) => {
    const problem = problemWith(file)
    if (problem) return setState({ status: 'failed', problem, file: null })
    stop()
    const own = new AbortController()
    running.current = own
    const preview = URL.createObjectURL(file)
    setState({ status: 'working', preview })
    const next = await send(file, own.signal)
    URL.revokeObjectURL(preview)
    // Stopped, or another photo was chosen since.
    if (running.current === own) setState(next)
  }

  const reset = () => {
    stop()
    setState({ status: 'idle' })
  }
  const failWithoutConnection = () => setState({ status: 'failed', problem: 'network', file: null })
  return { state, check, reset, failWithoutConnection }
}

async function send(file: File, signal: AbortSignal): Promise<PhotoTry> {
  const form = new FormData()
  form.append('language', currentLanguage())
  form.append('file', file)
  try {
    return { status: 'done', photo: await exchange(tryPhoto, () => post(form, signal)) }
  } catch (error) {
    const problem = problemOf(error)
    return { status: 'failed', problem, file: isTemporary(problem) ? file : null }
  }
}

/** Without the session of whoever may be signed in: the call is open to anyone. */
const post = (body: FormData, signal: AbortSignal) =>
  fetch(tryPhoto.path, { method: tryPhoto.method, body, signal }).catch((error: unknown) => {
    throw new NetworkError(error)
  })
