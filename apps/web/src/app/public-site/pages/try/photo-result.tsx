import type { TriedPhoto } from '@plumbline/contract/capture/try-photo'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useMessages } from '../../../../lib/messages'
import { FindingList } from '../example/finding-list'
import { MarkedPicture } from '../example/marked-picture'
import { QuestionCards } from '../example/question-cards'

type PhotoResultProps = {
  photo: TriedPhoto
  /** It takes more room than what stood here before. */
  onShown: () => void
  onAnother: () => void
}

/** What was found in the photo, with the rules, and what a person would be asked about it. */
export default function PhotoResult({ photo, onShown, onAnother }: PhotoResultProps) {
  const { t, i18n } = useTranslation('try')
  const { t: example } = useTranslation('example')
  const [selected, setSelected] = useState(0)
  useEffect(onShown, [onShown])
  const { picture, findings, questions, country } = photo
  const { url, width, height, coveredFaces } = picture
  const countryName = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country) ?? country
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="max-lg:-mx-4 lg:sticky lg:top-20">
          <MarkedPicture
            picture={{
              src: url,
              width,
              height,
              alt:
                findings.length > 0 ? t('result.picture', { count: findings.length }) : t('result.unmarked'),
            }}
            caption={
              <>
                {coveredFaces > 0 && t('result.faces')} {t('result.caption', { country: countryName })}
              </>
            }
            captionClass="sm:px-0"
            findings={findings}
            selected={selected}
            onSelect={setSelected}
          />
        </div>
        <div className="grid gap-6">
          {findings.length > 0 ? (
            <FindingList findings={findings} selected={selected} onSelect={setSelected} />
          ) : (
            <NothingFound notes={photo.notes} />
          )}
          <Button look="secondary" className="justify-self-start" onClick={onAnother}>
            {t('result.another')}
          </Button>
        </div>
      </div>
      {questions.length > 0 && (
        <section aria-labelledby="asked" className="mt-12">
          <h2 id="asked" className="text-heading font-strong tracking-tight">
            {t('result.questions')}
          </h2>
          <p className="mt-2 mb-6 text-muted">{example('questions.lead')}</p>
          <QuestionCards questions={questions} />
        </section>
      )}
    </>
  )
}

function NothingFound({ notes }: Pick<TriedPhoto, 'notes'>) {
  const { t } = useTranslation('try')
  const { format } = useMessages()
  return (
    <section aria-labelledby="nothing" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="nothing" className="text-heading font-strong tracking-tight">
        {t('result.none')}
      </h2>
      <p className="mt-2 text-muted">{t('result.noneText')}</p>
      {notes.map(note => (
        <p key={note.code} className="mt-3">
          {format(note)}
        </p>
      ))}
    </section>
  )
}
