import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityBadge } from '../../../../components/ui/severity'
import { Skeleton } from '../../../../components/ui/skeleton'
import { useMessages } from '../../../../lib/messages'
import { NumberPin } from '../../../findings/violations/components/detail/number-pin'
import { Unfinished } from '../../analysis/components/unfinished-analysis'
import { useOwnFile } from '../../analysis/upload/use-upload-queue'
import { PictureViewer } from '../../media/components/picture-viewer'
import type { MarkedBox } from '../../media/picture/boxes'
import { usePicture } from '../../media/picture/use-picture'
import { ResultHeader } from './result-header'
import { ResultLayout } from './result-layout'

/** An analysis without a result yet: the picture as soon as there is one, how far it is, and what a first look shows. */
export function RunningResult({ result }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const { format } = useMessages()
  const { preview, status } = result
  const isRunning = status === 'queued' || status === 'running'
  return (
    <ResultLayout
      header={<ResultHeader result={result} />}
      picture={isRunning && result.kind !== 'audio' && <RunningPicture result={result} />}
    >
      <Unfinished result={result} />
      {isRunning && preview && preview.findings.length > 0 && (
        <section aria-labelledby="preview-title" className="grid gap-2">
          <h2 id="preview-title" className="font-strong">
            {t('preview.title')}
          </h2>
          <p className="text-muted">{t('preview.explain')}</p>
          <ul className="grid gap-2" aria-live="polite">
            {preview.findings.map(({ type, severity }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a first look has nothing else to tell them apart
                key={index}
                className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2"
              >
                <NumberPin number={index + 1} severity={severity} />
                <span className="min-w-0 flex-1 font-strong">{format(type)}</span>
                <SeverityBadge severity={severity} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </ResultLayout>
  )
}

const nobody = { people: [], heads: [] }

/** The file this browser sent, or the server's copy of it. */
function useRunningPicture({ id, kind, mediaUrl }: AnalysisResult) {
  const file = useOwnFile(id)
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => {
    if (!file || kind !== 'image') return
    const url = URL.createObjectURL(file)
    setOwn(url)
    return () => URL.revokeObjectURL(url)
  }, [file, kind])
  return usePicture(kind === 'image' ? (own ?? mediaUrl) : null)
}

function RunningPicture({ result }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const { format } = useMessages()
  const picture = useRunningPicture(result)
  const [active, setActive] = useState<string | null>(null)
  const { preview, fileName } = result
  if (picture.is !== 'ready') return <Skeleton className="aspect-4/3 max-h-[50dvh] w-full" />
  const { image } = picture
  const frame = preview ?? { width: image.naturalWidth, height: image.naturalHeight }
  const findings = preview?.findings ?? []
  const boxes = findings.flatMap(({ type, severity, boxes: all }, index) =>
    all.map((box): MarkedBox => ({ ...box, severity, label: format(type), owners: [String(index)] })),
  )
  return (
    <PictureViewer
      image={image}
      frame={frame}
      boxes={boxes}
      numbers={new Map(findings.map((_, index) => [String(index), index + 1]))}
      keepClear={nobody}
      alternative={t('picture.alternativeNone', { name: fileName })}
      active={active}
      onActive={setActive}
      onSelect={setActive}
    />
  )
}
