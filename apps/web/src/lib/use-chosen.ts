import { useState } from 'react'

type Save<Value> = (value: Value, options: { onSettled: () => void }) => void

/** What was chosen is shown at once; when it is saved, or can't be, what the server has is shown again. */
export function useChosen<Value>(saved: Value, save: Save<Value>) {
  const [chosen, setChosen] = useState<Value>()
  const choose = (value: Value) => {
    setChosen(() => value)
    save(value, { onSettled: () => setChosen(undefined) })
  }
  return [chosen ?? saved, choose] as const
}
