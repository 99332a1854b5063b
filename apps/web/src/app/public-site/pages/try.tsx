import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/ui/page-header'
import { Spinner } from '../../../components/ui/spinner'
import { lazyPage } from '../../lazy-page'
import { Section } from '../section'
import { StartBanner } from '../start-banner'
import { AskBox } from './try/ask-box'
import { PhotoChooser } from './try/photo-chooser'
import { ProblemNote } from './try/problem-note'
import { usePhotoTry } from './try/use-photo-try'
import { WorkingPhoto } from './try/working-photo'

/**
 * Most visitors only look at this page, so what shows a result comes after the first one. Not before: a browser that
 * couldn't fetch a file once, for want of a connection, doesn't ask for it again.
 */
const PhotoResult = lazyPage(
  () => import('./try/photo-result'),
  'example',
  'results',
  'findings',
  'hazards',
  'questions',
  'labels',
)

/** The product on a visitor's own photo, without an account. */
export default function TryPage() {
  const { t } = useTranslation('try')
  const { state, check, reset, failWithoutConnection } = usePhotoTry()
  const { stage, follow } = useFollowed<HTMLDivElement>(state.status)
  const checkPhoto = (photo: File) => void check(photo)
  const file = state.status === 'failed' ? state.file : null
  const start = <StartBanner key="start" title={t('start')} />
  const ask = (
    <Section key="ask" title={t('ask.title')} lead={t('ask.lead')} sunken>
      <AskBox />
    </Section>
  )
  return (
    <>
      <div className="mx-auto max-w-page px-4 py-10 sm:px-6 lg:py-14">
        <PageTitle className="text-display font-strong tracking-tight">{t('title')}</PageTitle>
        <p className="mt-4 max-w-prose text-title text-muted">{t('lead')}</p>
        <div ref={stage} tabIndex={-1} className="mt-8 scroll-mt-24 outline-none">
          {state.status === 'working' && <WorkingPhoto preview={state.preview} onStop={reset} />}
          {state.status === 'done' && (
            <Suspense fallback={<Spinner />}>
              <PhotoResult photo={state.photo} onShown={follow} onAnother={reset} />
            </Suspense>
          )}
          {(state.status === 'idle' || state.status === 'failed') && (
            <PhotoChooser onPhoto={checkPhoto} onMissing={failWithoutConnection}>
              {state.status === 'failed' && (
                <ProblemNote problem={state.problem} onRetry={file ? () => checkPhoto(file) : undefined} />
              )}
            </PhotoChooser>
          )}
        </div>
      </div>
      {/* With a result in hand, what comes of it goes first. */}
      {state.status === 'done' ? [start, ask] : [ask, start]}
    </>
  )
}

/** What was pressed is gone with each step, so whoever follows the page is taken to what replaced it. */
function useFollowed<E extends HTMLElement>(step: string) {
  const element = useRef<E>(null)
  const shown = useRef(step)
  const follow = useCallback(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView()
  }, [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    follow()
  }, [step, follow])
  return { stage: element, follow }
}
