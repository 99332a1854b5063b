import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Disclosure } from '../../../../components/ui/disclosure'
import { useFormats } from '../../../../lib/format'
import type { Sources } from './answer-text'

/** Where everything that was said can be read, and how each source was checked. */
export function SourceList({ sources }: { sources: Sources }) {
  const { t } = useTranslation('assistant')
  if (sources.length === 0) return null
  return (
    <Disclosure
      title={
        <>
          <span className="shrink-0">{t('sources.title', { count: sources.length })}</span>
          <span className="ml-1 truncate text-caption font-normal text-muted group-open:hidden">
            {sources.map(({ code }) => code).join(' · ')}
          </span>
        </>
      }
      titleClass="px-2 font-strong"
      className="rounded-md border border-line"
    >
      <ul className="grid divide-y divide-line border-t border-line">
        {sources.map(source => (
          <SourceRow key={source.code} source={source} />
        ))}
      </ul>
    </Disclosure>
  )
}

function SourceRow({ source }: { source: Sources[number] }) {
  const { t } = useTranslation('assistant')
  const { t: regulations } = useTranslation('regulations')
  const { date } = useFormats()
  const { code, title, url, regulation_id, verified } = source
  return (
    <li className="grid gap-1 p-3">
      <Link to={`/regulations/${regulation_id}`} className="group/link inline-block">
        <span className="tabular font-strong underline">{code}</span>
        <span className="block text-muted group-hover/link:text-ink">{title}</span>
      </Link>
      <p className="text-caption text-subtle">
        {verified
          ? regulations(`verified.${verified.how}`, {
              version: verified.version,
              date: date(`${verified.on}T12:00`),
            })
          : t('sources.own')}
      </p>
      {/^https?:\/\//.test(url) && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-control items-center gap-1.5 justify-self-start text-caption underline"
        >
          <ExternalLink className="size-4" aria-hidden />
          {t('sources.official')}
          <span className="sr-only">{code}</span>
        </a>
      )}
    </li>
  )
}
