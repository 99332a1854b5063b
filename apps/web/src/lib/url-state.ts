import { useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The parameters of the address, and how they are changed. A change builds on the one before, also where the page
 * hasn't shown that yet: two filters chosen quickly are both kept.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = (toNext: Change, options?: NavigateOptions) => {
    latest.current = toNext(new URLSearchParams(latest.current))
    setParams(latest.current, options)
  }
  return [params, change] as const
}

type Changes<Key extends string> = Partial<Record<Key, string | null>>

/** What a screen shows stands in its address, so that it can be shared, reloaded and left by going back. */
export function useUrlState<Key extends string>(keys: readonly Key[]) {
  const [params, change] = useAddressParams()
  const valuesOf = (address: URLSearchParams) =>
    Object.fromEntries(keys.map(key => [key, address.get(key) ?? ''])) as Record<Key, string>
  const values = valuesOf(params)

  /**
   * Null or empty takes a key out of the address. `replace` leaves no step to go back to. What follows from the present
   * values is given as a function: between two quick changes they aren't those that are shown.
   */
  const set = (
    changes: Changes<Key> | ((values: Record<Key, string>) => Changes<Key>),
    { replace = false } = {},
  ) =>
    change(
      current => {
        const next = typeof changes === 'function' ? changes(valuesOf(current)) : changes
        for (const [key, value] of Object.entries<string | null | undefined>(next)) {
          if (value) current.set(key, value)
          else current.delete(key)
        }
        return current
      },
      { replace, preventScrollReset: true },
    )

  return { values, set }
}

/** A page number out of an address; anything else is the first page. */
export const pageFrom = (value: string) => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1)

/** One of the options, or nothing: an address may hold anything. */
export const optionFrom = <Option extends string>(options: readonly Option[], value: string) =>
  options.find(option => option === value)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isId = (value: string) => uuid.test(value)

/** A site's id, or `none`. */
export const siteFrom = (value: string) => (isId(value) ? value : optionFrom(['none'], value))

/** A day of an address; undefined where it is none. */
export const dayFrom = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
