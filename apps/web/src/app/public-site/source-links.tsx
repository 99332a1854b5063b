type Source = { code: string; title: string; url: string }

type SourceLinksProps = {
  title: string
  sources: readonly Source[]
  /** Of the titles, where it isn't that of the page. */
  lang?: string
}

/** Rules by their codes, each leading to where it is published. */
export const SourceLinks = ({ title, sources, lang }: SourceLinksProps) => (
  <div className="text-caption">
    <p className="text-subtle">{title}</p>
    <ul className="grid gap-1">
      {sources.map(source => (
        <li key={source.code} lang={lang}>
          <a href={source.url} target="_blank" rel="noopener" className="underline">
            {source.code}
          </a>{' '}
          {source.title}
        </li>
      ))}
    </ul>
  </div>
)
