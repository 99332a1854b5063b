import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { button, click, show, type, until } from '../../../testing/screen'
import { DictateButton, DictationNote } from './components/dictate'
import { type Recognition, spokenLanguage, useDictation } from './use-dictation'

const heard: FakeRecognition[] = []
/** Hears what the test says. */
class FakeRecognition implements Recognition {
  lang = ''
  interimResults = false
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  state: 'new' | 'started' | 'stopped' | 'aborted' = 'new'
  constructor() {
    heard.push(this)
  }
  start() {
    this.state = 'started'
  }
  stop() {
    this.state = 'stopped'
    this.onend?.()
  }
  abort() {
    this.state = 'aborted'
    this.onerror?.({ error: 'aborted' })
    this.onend?.()
  }
}
const recognition = () => heard.at(-1) as FakeRecognition
const say = (...said: string[]) =>
  act(async () => recognition().onresult?.({ results: said.map(transcript => [{ transcript }]) }))
const fail = (error: string) =>
  act(async () => {
    recognition().onerror?.({ error })
    recognition().onend?.()
  })

function Box({ typed = '', disabled = false }: { typed?: string; disabled?: boolean }) {
  const [text, setText] = useState(typed)
  const dictation = useDictation(text, setText)
  return (
    <>
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <DictateButton dictation={dictation} disabled={disabled} />
      <DictationNote dictation={dictation} />
    </>
  )
}
const box = () => document.querySelector('textarea') as HTMLTextAreaElement
const note = () => document.querySelector('[role=status]')?.textContent

beforeEach(() => {
  heard.length = 0
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
})

test('adds what is said to what is typed, and says who may hear it', async () => {
  await show(<Box typed="At North Yard: " />, { words: 'assistant' })
  await click(button('Dictate'))
  expect(recognition().lang).toBe('en-US')
  expect(recognition().interimResults).toBe(true)
  expect(note()).toBe('Listening. The company that makes your browser may process your speech.')
  await say('how deep')
  expect(box().value).toBe('At North Yard: how deep')
  await say('how deep can a', ' trench be')
  expect(box().value).toBe('At North Yard: how deep can a trench be')
  await click(button('Stop dictating'))
  expect(recognition().state).toBe('stopped')
  expect(button('Dictate')).toBeTruthy()
  expect(box().value).toBe('At North Yard: how deep can a trench be')
  expect(note()).toBe('')
})

test('listens in the language of the product, in the variant the browser is set to', () => {
  expect(spokenLanguage('de', ['en-US'])).toBe('de-DE')
  expect(spokenLanguage('en', ['de-DE', 'en-GB', 'en'])).toBe('en-GB')
  expect(spokenLanguage('zh', [])).toBe('zh-CN')
})

test('whoever types ends it, and nothing said later replaces what they typed', async () => {
  await show(<Box />, { words: 'assistant' })
  await click(button('Dictate'))
  await say('how deep')
  await type(box(), 'ladders')
  expect(recognition().state).toBe('aborted')
  expect(button('Dictate')).toBeTruthy()
  await say('how deep can')
  expect(box().value).toBe('ladders')
})

test.each([
  ['not-allowed', 'Allow microphone access in your browser to dictate.'],
  ['no-speech', "We didn't hear anything. Try again."],
  ['network', "Dictation isn't available right now."],
])('says what went wrong: %s', async (code, message) => {
  await show(<Box />, { words: 'assistant' })
  await click(button('Dictate'))
  await fail(code)
  await until(() => expect(note()).toBe(message))
  expect(button('Dictate')).toBeTruthy()
})

test('a browser that cannot start says so', async () => {
  FakeRecognition.prototype.start = () => {
    throw new Error('InvalidStateError')
  }
  await show(<Box />, { words: 'assistant' })
  await click(button('Dictate'))
  expect(note()).toBe("Dictation isn't available right now.")
  expect(button('Dictate')).toBeTruthy()
})

test('is not offered where the browser has none', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  await show(<Box />, { words: 'assistant' })
  expect(document.querySelector('button')).toBeNull()
})
