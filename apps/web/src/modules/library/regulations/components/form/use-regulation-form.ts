import { NewRegulation, type Regulation } from '@plumbline/contract/library/regulation-records'
import { createRegulation, getRegulation, updateRegulation } from '@plumbline/contract/library/regulations'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../../../lib/api'
import { resolverFor, showFieldProblems } from '../../../../../lib/form'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import { bodyOf, draftOf, isWebAddress, NO_SOURCE, type RegulationDraft } from './regulation-draft'

export type RegulationFormReturn = UseFormReturn<RegulationDraft, unknown, NewRegulation>

export const SOURCE_INVALID = 'source_invalid'

const toBody = z.transform((draft: RegulationDraft): z.input<typeof NewRegulation> => bodyOf(draft))

/** Checks what the form sends. A source that was imported may be any text; a new one has to be a web address. */
const draftSchema = (originalSource: string) =>
  z.pipe(toBody, NewRegulation).check(({ value: { source = '' }, issues }) => {
    if (source === NO_SOURCE || source === originalSource || isWebAddress(source)) return
    issues.push({ code: 'custom', input: source, path: ['source'], message: SOURCE_INVALID })
  })

type UseRegulationFormOptions = {
  regulation: Regulation | null
  draft: RegulationDraft | undefined
  onSaved: () => void
}

/** The form of a new or an existing regulation, and how it is saved. */
export function useRegulationForm({ regulation, draft, onSaved }: UseRegulationFormOptions) {
  const { t } = useTranslation('regulations')
  const [failure, setFailure] = useState<unknown>(null)
  const create = useApiMutation(createRegulation, { showsOwnError: true })
  const update = useApiMutation(updateRegulation, { showsOwnError: true })
  const original = draftOf(regulation)
  const form: RegulationFormReturn = useForm<RegulationDraft, unknown, NewRegulation>({
    resolver: resolverFor(draftSchema(original.source)),
    defaultValues: draft ?? original,
  })

  const save = async (body: NewRegulation, version?: number) => {
    setFailure(null)
    try {
      if (regulation) {
        await update.mutateAsync({
          params: { id: regulation.id },
          body: { ...body, version: version ?? regulation.version },
        })
        toast({
          title: t('form.updated.title'),
          description: t('form.updated.explain', { title: body.title }),
        })
      } else {
        await create.mutateAsync({ body })
        toast({
          title: t('form.created.title'),
          description: t('form.created.explain', { title: body.title }),
        })
      }
      onSaved()
    } catch (error) {
      setFailure(error)
      showFieldProblems(form, error)
    }
  }
  /** Overwrites what a colleague saved in the meantime. */
  const saveAnyway = form.handleSubmit(async body => {
    if (!regulation) return
    try {
      const { version } = await call(getRegulation, { params: { id: regulation.id } })
      await save(body, version)
    } catch (error) {
      setFailure(error)
    }
  })

  return { form, failure, submit: form.handleSubmit(body => save(body)), saveAnyway }
}
