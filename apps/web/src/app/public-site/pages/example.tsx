import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/ui/page-header'
import { CheckedLists } from '../checked-lists'
// By name, so that the page is sent only what it shows.
import { detector, picture, questions, violations } from '../example.json'
import { Section } from '../section'
import { StartBanner } from '../start-banner'
import { FindingList } from './example/finding-list'
import { MarkedPicture } from './example/marked-picture'
import { QuestionCards } from './example/question-cards'

/** The result of a sample picture, to click through without an account. */
export default function ExamplePage() {
  const { t } = useTranslation('example')
  const [selected, setSelected] = useState(0)
  return (
    <>
      <div className="mx-auto max-w-page px-4 py-10 sm:px-6 lg:py-14">
        <PageTitle className="text-display font-strong tracking-tight">{t('title')}</PageTitle>
        <p className="mt-4 max-w-prose text-title text-muted">{t('lead')}</p>
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="z-10 max-lg:-mx-4 max-sm:sticky max-sm:top-16 lg:sticky lg:top-20">
            <MarkedPicture
              picture={{
                src: '/samples/site-no-hats.1200.webp',
                srcSet: '/samples/site-no-hats.800.webp 800w, /samples/site-no-hats.1200.webp 1200w',
                sizes: '(min-width: 64rem) 42rem, 100vw',
                width: picture.width,
                height: picture.height,
                alt: t('picture', { number: violations.length }),
                fetchPriority: 'high',
              }}
              caption={t('caption', { detector })}
              findings={violations}
              selected={selected}
              onSelect={setSelected}
            />
          </div>
          <FindingList findings={violations} selected={selected} onSelect={setSelected} />
        </div>
      </div>
      <Section title={t('questions.title')} lead={t('questions.lead')} sunken>
        <QuestionCards questions={questions} />
      </Section>
      <Section title={t('scope.title')}>
        <CheckedLists yes={t('scope.yes')} no={t('scope.no')} note={t('scope.note')} />
      </Section>
      <StartBanner />
    </>
  )
}
