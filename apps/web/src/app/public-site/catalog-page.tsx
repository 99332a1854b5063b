import { plain } from '@plumbline/domain'
import type texts from '@plumbline/languages/en/screens/catalog.json'
import { OctagonAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { Button } from '../../components/ui/button'
import { Input } from '../../components/ui/input'
import { cx } from '../../lib/cx'
import { usePublicAddress } from '../public-link'
import { PageHero } from './page-hero'
import { StartBanner } from './start-banner'

type CatalogId = 'industries' | 'regions'
type Group = keyof typeof texts.group

/** One card: what the search reads, the group it belongs to, and what it shows. */
export type CatalogEntry = { slug: string; group: Group; searched: string; card: ReactNode }

type CatalogPageProps = {
  id: CatalogId
  groups: readonly Group[]
  /** Reads the texts of the language, which come in a file of their own. */
  useEntries: () => readonly CatalogEntry[]
}

/** Industries and regions: two tabs, each with a search, a filter and cards. */
export function CatalogPage({ id, groups, useEntries }: CatalogPageProps) {
  const { t } = useTranslation('catalog')
  return (
    <>
      <PageHero title={t(`${id}.title`)} lead={t(`${id}.lead`)} />
      <div className="mx-auto max-w-page px-4 pb-16 sm:px-6">
        <Tabs />
        <CatalogData id={id} groups={groups} useEntries={useEntries} />
      </div>
      <StartBanner />
    </>
  )
}

/** The file may fail to load while the page itself did; i18next then has nothing under its name. */
function CatalogData(props: CatalogPageProps) {
  const { i18n } = useTranslation(props.id)
  return i18n.hasResourceBundle(i18n.language, props.id) ? <Catalog {...props} /> : <CatalogError />
}

function Tabs() {
  const { t } = useTranslation('catalog')
  const addressOf = usePublicAddress()
  return (
    <nav aria-label={t('tabs')} className="mb-6 flex border-b border-line">
      {(['industries', 'regions'] as const).map(id => (
        <NavLink
          key={id}
          to={addressOf(`/${id}`)}
          className={({ isActive }) =>
            cx(
              '-mb-px inline-flex min-h-control items-center border-b-2 px-4',
              isActive
                ? 'border-signal font-strong text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )
          }
        >
          {t(`${id}.title`)}
        </NavLink>
      ))}
    </nav>
  )
}

function Catalog({ id, groups, useEntries }: CatalogPageProps) {
  const { t } = useTranslation('catalog')
  const entries = useEntries()
  const [text, setText] = useState('')
  const [group, setGroup] = useState<Group | null>(null)
  const wanted = plain(text.trim()).split(/\s+/)
  const found = entries.filter(
    entry => (!group || entry.group === group) && wanted.every(word => plain(entry.searched).includes(word)),
  )
  const clear = () => {
    setText('')
    setGroup(null)
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <div className="w-full sm:w-72">
          <Input
            type="search"
            aria-label={t(`${id}.search`)}
            placeholder={t(`${id}.search`)}
            maxLength={100}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('filter')}</legend>
          {[null, ...groups].map(each => (
            <button
              key={each ?? 'all'}
              type="button"
              aria-pressed={group === each}
              onClick={() => setGroup(each)}
              className={cx(
                'min-h-control rounded-full border px-4',
                group === each
                  ? 'border-ink bg-ink font-strong text-canvas forced-color-adjust-none'
                  : 'border-line-strong text-muted hover:bg-sunken',
              )}
            >
              {each ? t(`group.${each}`) : t('all')}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="status" className={cx('mb-4 text-subtle', found.length === 0 && 'sr-only')}>
        {found.length === 0 ? t('none') : t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center">
          <p className="text-title font-strong">{t('none')}</p>
          <p className="text-muted">{t('noneHint')}</p>
          <Button look="secondary" onClick={clear}>
            {t('clear')}
          </Button>
        </div>
      ) : (
        <ul className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
          {found.map(({ slug, card }) => (
            <li key={slug}>{card}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function CatalogError() {
  const { t } = useTranslation('catalog')
  const { t: common } = useTranslation()
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-6 py-12 text-center"
    >
      <OctagonAlert className="size-8 text-danger" aria-hidden />
      <p className="text-title font-strong">{t('error')}</p>
      <p className="max-w-prose text-muted">{t('errorText')}</p>
      <Button look="secondary" onClick={() => location.reload()}>
        {common('action.tryAgain')}
      </Button>
    </div>
  )
}
