import { importTemplate } from '@plumbline/contract/library/regulation-imports'
import { FileDown, FileText, FolderOpen, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { IconButton } from '../../../../../components/ui/icon-button'
import { Textarea } from '../../../../../components/ui/input'
import { useFormats } from '../../../../../lib/format'
import { useDownload } from '../../../../../lib/use-download'
import { type ImportFormat, isOfFormat, pasted } from '../../api/imports'
import { FileDrop } from './file-drop'

export type ImportDraft = { text: string; file: File | null }

type ImportFormProps = {
  format: ImportFormat
  draft: ImportDraft
  onDraft: (draft: ImportDraft) => void
  busy: boolean
  onImport: (file: File) => void
}

const accepted: Record<ImportFormat, string> = {
  json: '.json,application/json',
  csv: '.csv,text/csv',
}
const examples: Record<ImportFormat, string> = {
  json: '[\n  {\n    "title": "…",\n    "regulation_code": "…",\n    "summary": "…",\n    "industry": "Construction",\n    "tags": ["ladder"],\n    "risk_level": "High",\n    "source": "https://…"\n  }\n]',
  csv: 'title,regulation_code,summary,industry,tags,risk_level,source\n…,…,…,Construction,ladder;training,High,https://…',
}

/** A file or pasted text, sent as it is: the server reads it and says what is wrong with which row. */
export function ImportForm({ format, draft, onDraft, busy, onImport }: ImportFormProps) {
  const { t } = useTranslation('regulations')
  const { t: errors } = useTranslation('errors')
  const input = useRef<HTMLInputElement>(null)
  const [wrongType, setWrongType] = useState<string | null>(null)
  const template = useDownload(importTemplate, `regulations-template.${format}`)
  const { text, file } = draft

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const fits = isOfFormat(chosen, format)
    setWrongType(fits ? null : chosen.name)
    if (fits) onDraft({ text, file: chosen })
  }
  const ready = file !== null || text.trim() !== ''
  const submit = () => {
    if (file) onImport(file)
    else if (text.trim()) onImport(pasted(text, format))
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      <p className="text-muted">{t(`import.explain.${format}`)}</p>
      <FileDrop onFile={choose} label={t(`import.drop.${format}`)}>
        <Button
          look="secondary"
          icon={<FolderOpen className="size-5 shrink-0" aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t(`import.choose.${format}`)}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted[format]}
          aria-label={t(`import.choose.${format}`)}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            // The same file can be chosen again after it was corrected.
            currentTarget.value = ''
          }}
        />
        {file && <ChosenFile file={file} onRemove={() => onDraft({ text, file: null })} />}
      </FileDrop>
      {wrongType && (
        <Alert tone="danger">
          <p>{errors('code.import_format')}</p>
          <p className="break-all">{wrongType}</p>
        </Alert>
      )}
      {!file && (
        <Field label={t(`import.paste.${format}`)}>
          <Textarea
            rows={10}
            spellCheck={false}
            autoComplete="off"
            className="font-mono text-caption"
            placeholder={examples[format]}
            value={text}
            onChange={({ currentTarget }) => onDraft({ text: currentTarget.value, file })}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy} disabled={!ready}>
          {busy ? t('import.importing') : t('import.submit')}
        </Button>
        <Button
          look="secondary"
          disabled={!ready || busy}
          onClick={() => {
            onDraft({ text: '', file: null })
            setWrongType(null)
          }}
        >
          {t('import.clear')}
        </Button>
        <Button
          look="quiet"
          loading={template.isPending}
          icon={<FileDown className="size-5 shrink-0" aria-hidden />}
          onClick={() => template.mutate({ query: { format } })}
        >
          {t('import.template')}
        </Button>
      </div>
    </form>
  )
}

function ChosenFile({ file: { name, size }, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('regulations')
  const { number } = useFormats()
  return (
    <p className="flex max-w-full items-center rounded-md bg-sunken pl-3">
      <FileText className="mr-2 size-5 shrink-0 text-subtle" aria-hidden />
      <span className="min-w-0 break-all">{name}</span>
      <span className="tabular ml-2 shrink-0 text-caption text-subtle">
        {t('import.size', { size: number(Math.ceil(size / 1024)) })}
      </span>
      <IconButton label={t('import.removeFile', { name })} onClick={onRemove}>
        <X className="size-4" aria-hidden />
      </IconButton>
    </p>
  )
}
