import type { Language } from '@plumbline/contract/options'
import { profiles } from '@plumbline/languages/lists/profiles'
import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../../lib/i18n'

/** The part of the browser's speech recognition that is used here; Chrome and Safari have it under a prefix. */
export type Recognition = {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
type RecognitionClass = new () => Recognition

function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** The variant that the browser is set to, such as British English, else the usual one. */
export const spokenLanguage = (language: Language, preferred: readonly string[] = navigator.languages) =>
  preferred.find(each => each.startsWith(`${language}-`)) ?? profiles[language].dictation

type DictationError = 'blocked' | 'silent' | 'failed'
const errors: Record<string, DictationError | null> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'blocked',
  'no-speech': 'silent',
  aborted: null,
}

/** Adds what is said to what is typed. Typing, sending or a pause ends it. */
export function useDictation(text: string, onText: (text: string) => void) {
  const Recognition = recognitionClass()
  const running = useRef<Recognition | null>(null)
  const written = useRef(text)
  const [isListening, setListening] = useState(false)
  const [error, setError] = useState<DictationError | null>(null)

  const end = (recognition: Recognition) => {
    if (running.current !== recognition) return
    running.current = null
    setListening(false)
  }
  // Whoever types or sends while it listens has the last word.
  useEffect(() => {
    const recognition = running.current
    if (!recognition || text === written.current) return
    running.current = null
    setListening(false)
    recognition.abort()
  }, [text])
  useEffect(() => () => running.current?.abort(), [])

  const start = () => {
    if (!Recognition || running.current) return
    const recognition = new Recognition()
    const before = text.trimEnd()
    written.current = text
    running.current = recognition
    recognition.lang = spokenLanguage(currentLanguage())
    recognition.interimResults = true
    recognition.onresult = ({ results }) => {
      if (running.current !== recognition) return
      const said = Array.from(results, result => result[0]?.transcript ?? '').join('')
      written.current = [before, said.trim()].filter(Boolean).join(' ')
      onText(written.current)
    }
    recognition.onerror = ({ error: code }) => {
      if (running.current === recognition) setError(code in errors ? (errors[code] ?? null) : 'failed')
    }
    recognition.onend = () => end(recognition)
    setError(null)
    setListening(true)
    try {
      recognition.start()
    } catch {
      setError('failed')
      end(recognition)
    }
  }
  return {
    isSupported: Recognition !== undefined,
    isListening,
    error,
    start,
    /** What was understood so far is kept. */
    stop: () => running.current?.stop(),
  }
}
export type Dictation = ReturnType<typeof useDictation>
