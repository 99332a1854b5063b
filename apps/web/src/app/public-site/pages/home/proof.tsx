import { HardDrive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/format'
import { PublicLink } from '../../../public-link'
import { CheckedLists } from '../../checked-lists'
import figures from '../../figures.json'
import { Screenshot } from '../../screenshot'
import { Section } from '../../section'
import { useShare } from '../../use-share'

const bareHeads = figures.classes.find(({ label }) => label === 'no_hard_hat')

export function Checked() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('checked.title')} lead={t('checked.lead')}>
      <CheckedLists yes={t('checked.yes')} no={t('checked.no')} note={t('checked.ask')} />
    </Section>
  )
}

export function Figures() {
  const { t } = useTranslation('home')
  const share = useShare()
  if (!bareHeads) return null
  return (
    <Section sunken title={t('figures.title')} lead={t('figures.lead', { pictures: figures.pictures })}>
      <dl className="grid gap-8 sm:grid-cols-2">
        {(['recall', 'precision'] as const).map(key => (
          <div key={key} className="flex flex-col-reverse justify-end gap-1 border-l-2 border-signal pl-5">
            <dt className="max-w-64 text-muted">{t(`figures.${key}`)}</dt>
            <dd className="tabular text-display font-strong">{share(bareHeads[key])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-prose text-muted">{t('figures.misses')}</p>
      <PublicLink
        to="/how-it-works#figures"
        className="mt-2 inline-flex min-h-control items-center underline"
      >
        {t('figures.link')}
      </PublicLink>
    </Section>
  )
}

export function Library() {
  const { t } = useTranslation('home')
  const { number } = useFormats()
  return (
    <Section title={t('library.title', { number: number(figures.regulations) })} lead={t('library.text')}>
      <p className="max-w-prose text-muted">
        {t('library.checked', { number: number(figures.checkedAgainstText) })}
      </p>
      <p className="mt-4">
        <span className="text-subtle">{t('library.try')}: </span>
        <q>{t('library.ask')}</q>
      </p>
      <Screenshot name="regulations" alt={t('library.screen')} className="mt-8 max-w-[60rem]" />
    </Section>
  )
}

export function OwnServer() {
  const { t } = useTranslation('home')
  return (
    <Section sunken title={t('own.title')} lead={t('own.text')}>
      <p className="inline-flex items-center gap-3 rounded-md border border-line bg-canvas px-4 py-3">
        <HardDrive className="size-5 shrink-0 text-subtle" aria-hidden />
        <code>npm start</code>
      </p>
    </Section>
  )
}
