import type { PendingSuggestion } from '@plumbline/contract/work/suggestions'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../components/ui/page-header'
import { PictureCrop } from '../../capture/media/components/picture-crop'
import { SuggestionsList } from '../suggestions/components/suggestions-list'

export default function SuggestionsPage() {
  const { t } = useTranslation('suggestions')
  return (
    <>
      <PageHeader title={t('title')} description={t('explain')} />
      <SuggestionsList thumbnail={thumbnailOf} />
    </>
  )
}

const thumbnailOf = ({ picture, severity }: PendingSuggestion) => (
  <PictureCrop
    url={picture?.url ?? null}
    frame={picture?.size ?? null}
    boxes={picture?.boxes ?? []}
    severity={severity}
  />
)
