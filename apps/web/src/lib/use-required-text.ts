import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A form with one text that has to be given, such as a reason; that it is missing is said once it was submitted. */
export function useRequiredText(onSubmit: (text: string) => void) {
  const { t } = useTranslation('errors')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const given = text.trim()
  return {
    text,
    setText,
    error: asked && !given ? t('field.required') : undefined,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setAsked(true)
      if (given) onSubmit(given)
    },
  }
}
